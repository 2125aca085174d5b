import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { ReadBack, ReadItem } from '#shared/api/read-back.ts'
import type { BriefField, Requirements } from '#shared/brief.ts'
import { lengthOf } from '#shared/brief-length.ts'
import { limits } from '#shared/brief-limits.ts'
import { api } from '#web/api/api.ts'
import { isBlank } from '#web/documents/brief-values.ts'
import type { BriefFormState } from '#web/documents/use-brief-form.ts'
import { Panel } from '#web/ui/panel.tsx'
import { useSettled } from '#web/ui/use-settled.ts'
import * as texts from '#words/advanced-generator.ts'
import { ExampleChoice } from './example-choice.tsx'
import { NameChoice } from './name-choice.tsx'
import { ReadItemRow } from './read-item-row.tsx'
import { StartChoice } from './start-choice.tsx'

/** Milliseconds after the last key. */
const pause = 700

type Typed = { projectName: string; requirements: Partial<Requirements> }
const readQuery = ({ projectName, requirements }: Typed) =>
  queryOptions({
    queryKey: ['read-back', projectName, requirements],
    queryFn: async () => ({ read: await api.documentsV3.readBack({ projectName, requirements }), requirements }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 10_000,
  })

/** What has been read of the brief as it is typed, to be put right and answered; three briefs to try where there is none. */
export function ReadBackPanel({ form }: { form: BriefFormState }) {
  const [projectName, requirements] = useWatch({ control: form.control, name: ['projectName', 'requirements'] })
  const isEmpty = Object.values(requirements).every(isBlank)
  // As text: the form changes its object in place.
  const typed = JSON.stringify({ projectName, requirements } satisfies Typed)
  const settled = useSettled(typed, pause)
  const mayRead = !isEmpty && settled === typed && lengthOf(requirements) <= limits.text
  const { data } = useQuery({ ...readQuery(JSON.parse(settled) as Typed), enabled: mayRead })
  if (isEmpty) return projectName.trim() === '' ? <ExampleChoice form={form} /> : null
  if (!data) return null
  return <ReadBackOf form={form} {...data} />
}

type ReadBackOfProps = { form: BriefFormState; read: ReadBack; requirements: Partial<Requirements> }

function ReadBackOf({ form, read, requirements }: ReadBackOfProps) {
  const now = (field: BriefField) => form.getValues(`requirements.${field}`) ?? ''
  /** The words that it was read from, as long as they are where they were. */
  const wordsOf = ({ field, start, end }: ReadItem) => {
    const words = (requirements[field] ?? '').slice(start, end)
    return now(field).slice(start, end) === words ? words : undefined
  }
  const correct = ({ field, start, end }: ReadItem, words: string) =>
    form.setValue(`requirements.${field}`, `${now(field).slice(0, start)}${words}${now(field).slice(end)}`)
  const rows = (items: ReadItem[]) =>
    items.map((item, index) => (
      <ReadItemRow
        key={`${index} ${item.field} ${item.start} ${item.text}`}
        item={item}
        words={wordsOf(item)}
        onCorrect={(words) => correct(item, words)}
      />
    ))
  const { groups, dates, money, names, warnings, silent } = read
  return (
    <Panel title={texts.whatBriefSays}>
      <div className="grid gap-5 p-4 sm:p-5">
        <output className="text-sm text-ink-2">{texts.statementsRead(read.statements)}</output>
        <StartChoice form={form} read={read} />
        <NameChoice form={form} names={names} />
        {warnings.length > 0 && (
          <Listed title={texts.toCheck}>
            {warnings.map((warning) => (
              <li key={warning} className="py-1.5 text-sm wrap-anywhere">
                {warning}
              </li>
            ))}
          </Listed>
        )}
        {groups.map(({ name, items, more }) => (
          <Folded key={name} title={`${texts.labels[name]} (${items.length + more})`}>
            {rows(items)}
            {more > 0 && <li className="text-sm text-ink-3">{texts.andMore(more)}</li>}
          </Folded>
        ))}
        {dates.length > 0 && <Listed title={texts.dates}>{rows(dates)}</Listed>}
        {money.length > 0 && <Listed title={texts.money}>{rows(money)}</Listed>}
        {silent.length > 0 && (
          <Listed title={texts.notMentioned}>
            <li className="py-1.5 text-sm text-ink-2">{silent.map(({ topic }) => topic).join(' · ')}</li>
          </Listed>
        )}
      </div>
    </Panel>
  )
}

const Listed = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h3 className="text-sm font-medium text-ink-2">{title}</h3>
    <ul className="divide-y divide-line">{children}</ul>
  </section>
)

const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details>
    <summary className="cursor-pointer text-sm font-medium text-ink-2">{title}</summary>
    <ul className="divide-y divide-line">{children}</ul>
  </details>
)
