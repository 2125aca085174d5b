import type { Ref } from 'react'
import type { PrintedDocument } from '#shared/api/sharing.ts'
import { documentStateNames } from '#shared/document-states.ts'
import { firm } from '#shared/firm.ts'
import { type SectionTools, surroundingsOf } from '#web/documents/content/block-props.ts'
import { SectionView } from '#web/documents/content/section-view.tsx'
import { useArrivalFocus } from '#web/ui/use-arrival-focus.ts'
import { LeafBar, LeafNumber, leafStyles, leavesOf } from './preview.tsx'

type PaperProps = {
  printed: PrintedDocument
  pictureOf: (blockId: string) => string
  ref?: Ref<HTMLElement> | undefined
  hasClaims?: boolean | undefined
  tools?: SectionTools | undefined
}

const sheetStyle = 'sheet border border-line bg-surface text-ink print:block print:aspect-auto print:border-0 print:p-0'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** The facts below the title; the version's own data come last and replace facts of the same name. */
function factsOf({ content, version, createdAt, state }: PrintedDocument): [label: string, value: string][] {
  const own = { Version: version, Date: day.format(new Date(createdAt)), Status: documentStateNames[state] }
  const known = content.facts.filter(({ label }) => !(label in own)).map(({ label, value }): [string, string] => [label, value])
  return [...known, ...Object.entries(own)]
}

/** The document on pages: a title page, a table of contents in print, and each chapter. Light in both themes, like paper; the tabs are not. */
export function Paper({ printed, pictureOf, ref, hasClaims = false, tools }: PaperProps) {
  const { content } = printed
  const leaves = leavesOf(content.documentType)
  const around = { ...surroundingsOf(content.sections, pictureOf), tools }
  const paper = (
    <article
      ref={ref}
      data-theme="light"
      lang={content.language}
      className={`${hasClaims ? 'claims ' : ''}grid grid-cols-[minmax(0,1fr)] gap-4 font-serif text-[1.0625rem] leading-[1.65] text-ink sm:gap-6 print:block`}
    >
      <TitlePage printed={printed} />
      <PrintedContents printed={printed} />
      {content.sections.map((section, index) => (
        <div key={section.id} className={`${sheetStyle} ${leafStyles[leaves]} print:mb-8`}>
          <SectionView section={section} number={`${index + 1}`} level={2} around={around} />
          <LeafNumber leaves={leaves} at={index + 1} count={content.sections.length} />
        </div>
      ))}
    </article>
  )
  if (leaves === 'pages') return paper
  return (
    <>
      {paper}
      <LeafBar sections={content.sections} leaves={leaves} />
    </>
  )
}

function TitlePage({ printed }: { printed: PrintedDocument }) {
  const heading = useArrivalFocus()
  return (
    <header
      className={`${sheetStyle} ${leafStyles.pages} flex min-h-[min(297mm,80dvh)] flex-col print:min-h-[245mm] print:break-after-page`}
    >
      <p className="font-sans text-base font-semibold tracking-wide text-accent">{firm.name}</p>
      <div className="my-auto py-12">
        <hr className="mb-6 w-[26mm] border-t-3 border-accent" />
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-[2rem] leading-tight font-semibold wrap-anywhere outline-none sm:text-[2.5rem]"
        >
          {printed.content.title}
        </h1>
        {printed.content.subtitle && <p className="mt-4 text-xl text-ink-2">{printed.content.subtitle}</p>}
      </div>
      <dl className="font-sans text-sm">
        {factsOf(printed).map(([label, value]) => (
          <div
            key={label}
            className="grid grid-cols-[6rem_minmax(0,1fr)] sm:grid-cols-[9rem_minmax(0,1fr)] gap-x-4 border-b border-line py-2"
          >
            <dt className="text-ink-3">{label}</dt>
            <dd className={`wrap-anywhere ${label === 'Status' ? 'font-semibold' : ''}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

/** Next to the document on a screen, part of it in print. */
const PrintedContents = ({ printed: { content } }: { printed: PrintedDocument }) => (
  <section className="hidden break-after-page font-sans text-sm print:block">
    <h2 className="mb-6 border-t border-accent pt-4 text-xl font-semibold tracking-tight text-accent">Contents</h2>
    <ol className="columns-2 gap-[10mm]">
      {content.sections.map((section, index) => (
        <li key={section.id} className="mb-2 break-inside-avoid">
          <a href={`#content-${section.id}`} className="flex gap-2 font-semibold">
            <span className="w-8 shrink-0 tabular-nums">{index + 1}</span> {section.heading}
          </a>
          <ol>
            {section.sections.map((child, at) => (
              <li key={child.id}>
                <a href={`#content-${child.id}`} className="flex gap-2 text-ink-2">
                  <span className="w-8 shrink-0 tabular-nums">{`${index + 1}.${at + 1}`}</span> {child.heading}
                </a>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  </section>
)
