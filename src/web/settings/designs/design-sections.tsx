import { Fragment, useId, type ReactNode } from 'react'
import type { ShownDesign } from '#shared/api/references.ts'
import { type Hosting, hostings } from '#shared/field-terms.ts'
import { hostingNames } from '#words/read-back.ts'
import * as words from '#words/reference-designs.ts'

type Design = ShownDesign['design']

/** A design for reading, from its purpose to its questions. */
export function DesignSections({ design }: { design: Design }) {
  const { plugs, components, assumptions, needs, costs } = design
  const nameOf = (key: string) => components[key]?.name ?? plugs[key]?.name ?? key
  return (
    <div className="grid gap-6 text-sm leading-relaxed">
      <Part title={words.purpose}>{design.purpose}</Part>
      <Part title={words.fits}>{design.fits}</Part>
      <Part title={words.doesNotFit}>{design.doesNotFit}</Part>
      <Part title={words.summary}>{design.summary}</Part>
      <Part title={words.clientsPlaces}>
        <Entries of={Object.values(plugs).map(({ name, takes }) => ({ name, text: takes }))} />
      </Part>
      <Part title={words.components}>
        <Entries
          of={Object.values(components).map((component) => ({ name: component.name, text: <Component {...component} /> }))}
        />
      </Part>
      <Part title={words.connections}>
        <List
          of={design.connections.map(({ from, to, carries, by }) =>
            [words.carries(nameOf(from), nameOf(to), carries), by && words.through(by)].filter(Boolean).join(', '),
          )}
        />
      </Part>
      <Scenarios walks={design.walks} nameOf={nameOf} />
      <Part title={words.data}>
        <Entries
          of={design.data.map(({ name, what, store, retention = '' }) => ({
            name,
            text: `${what} ${words.keptIn(nameOf(store), retention)}`,
          }))}
        />
      </Part>
      <Part title={words.interfaces}>
        <Entries
          of={design.interfaces.map(({ name, provider, operations }) => ({
            name: `${name} – ${nameOf(provider)}`,
            text: <List of={operations.map((one) => `${one.name}: ${one.request} ${one.response}`)} />,
          }))}
        />
      </Part>
      <Part title={words.quality}>
        <Entries of={design.quality.map(({ characteristic, tactic }) => ({ name: characteristic, text: tactic }))} />
      </Part>
      <Part title={words.decisions}>
        <Entries
          of={design.decisions.map(({ title, because, options, consequence }) => ({
            name: title,
            text: (
              <>
                <p>{because}</p>
                <List
                  of={options.map(
                    (option, at) =>
                      `${at === 0 ? words.takenFirst(option.name) : option.name}: + ${option.for} − ${option.against}`,
                  )}
                />
                <p>{consequence}</p>
              </>
            ),
          }))}
        />
      </Part>
      <Part title={words.plan}>
        <Entries of={planOf(design)} />
      </Part>
      <Part title={words.risks}>
        <Entries
          of={design.risks.map(({ text, likelihood, impact, mitigation, owner }) => ({
            name: text,
            text: `${mitigation} ${words.likelihoodImpact(words.levels[likelihood], words.levels[impact], owner)}`,
          }))}
        />
      </Part>
      <Part title={words.questions}>
        <Entries of={design.questions.map(({ text, why, owner }) => ({ name: text, text: words.asked(why, owner) }))} />
      </Part>
      <Part title={words.needs}>
        <List of={needs} />
      </Part>
      <Part title={words.assumptions}>
        <List of={assumptions} />
      </Part>
      <Part title={words.costs}>
        <List of={costs.map(({ item, unit }) => words.per(item, unit))} />
      </Part>
    </div>
  )
}

const Scenarios = ({ walks, nameOf }: { walks: Design['walks']; nameOf: (key: string) => string }) => (
  <Part title={words.scenarios}>
    <Entries
      of={walks.map(({ name, starts, steps, fails }) => ({
        name,
        text: (
          <>
            <p>{starts}</p>
            <ol className="list-decimal pl-5">
              {steps.map(({ from, to, does }) => (
                <li key={`${from} ${to} ${does}`}>{words.carries(nameOf(from), nameOf(to), does)}</li>
              ))}
            </ol>
            <p>{words.whenThen(fails.when, fails.then)}</p>
          </>
        ),
      }))}
    />
  </Part>
)

const planOf = ({ work }: Design) =>
  Object.values(work).map(({ name, after, roles, gives }) => ({
    name,
    text: (
      <>
        <p>
          {Object.entries(roles)
            .map(([role, [low, high]]) => words.daysOf(role, low, high))
            .join(', ')}
          {after.length > 0 && `. ${words.after(after.map((key) => work[key]?.name ?? key).join(', '))}`}
        </p>
        <List of={gives} />
      </>
    ),
  }))

const Component = ({ does, products, fails }: Design['components'][string]) => (
  <>
    <p>{does}</p>
    <p>{words.whenThen(fails.when, fails.then)}</p>
    <dl aria-label={words.runsOn} className="grid gap-x-3 text-ink-3 sm:grid-cols-[max-content_minmax(0,1fr)]">
      {hostings.map((hosting: Hosting) => (
        <Fragment key={hosting}>
          <dt>{hostingNames[hosting]}</dt>
          <dd className="wrap-anywhere">{products[hosting]}</dd>
        </Fragment>
      ))}
    </dl>
  </>
)

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h4 id={id} className="text-base font-medium">
        {title}
      </h4>
      <div className="wrap-anywhere">{children}</div>
    </section>
  )
}

const Entries = ({ of }: { of: { name: string; text: ReactNode }[] }) => (
  <ul className="grid gap-3">
    {of.map(({ name, text }) => (
      <li key={name} className="grid gap-0.5">
        <span className="font-medium">{name}</span>
        <div className="grid gap-1 text-ink-2">{text}</div>
      </li>
    ))}
  </ul>
)

const List = ({ of }: { of: string[] }) => (
  <ul className="list-disc pl-5">
    {of.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
)
