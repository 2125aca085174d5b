import { useEffect, useRef } from 'react'
import { goToClaim, useClaim } from '#web/documents/claims.ts'
import { type Facts, fieldLabel, type Quote, useFacts } from '#web/documents/facts.ts'
import { Button } from '#web/ui/button.tsx'
import * as words from '#words/document-page.ts'
import * as general from '#words/general.ts'
import type { PanelProps } from './panel-props.ts'

/** The brief as entered, with the quotation behind the selected citation. */
export function BriefPanel({ document: id, version }: PanelProps) {
  const { data, isError } = useFacts(id, version)
  const claim = useClaim()
  if (isError) return <p className="text-sm text-ink-3">{words.briefCannotBeShownNow}</p>
  if (!data) return <output className="text-sm text-ink-3">{general.loading}</output>
  const quotes = data.quotes.filter(({ fact }) => claim?.facts.includes(fact))
  const fields = Object.entries(data.fields).filter(([, text]) => text.trim() !== '')
  const paper = globalThis.document.querySelector('article')
  return (
    <div className="grid gap-4 pr-1">
      <div className="grid gap-2">
        <p className="text-sm text-ink-2">{claim ? words.chosen(claim.facts.join(', ')) : words.chooseClaimOfDocumentIts}</p>
        <div className="flex flex-wrap gap-1.5">
          <Button size="small" onClick={() => paper && goToClaim(paper, -1)}>
            {words.claimBefore}
          </Button>
          <Button size="small" onClick={() => paper && goToClaim(paper)}>
            {words.nextClaim}
          </Button>
        </div>
      </div>
      {claim && quotes.length === 0 && <p className="text-sm text-ink-3">{words.briefDoesNotSayThis}</p>}
      {fields.length === 0 && <Quoted quotes={quotes} />}
      {fields.map(([field, text]) => (
        <section key={field} className="grid gap-1">
          <h3 className="text-sm font-medium">{fieldLabel(field)}</h3>
          <p className="text-sm whitespace-pre-wrap wrap-anywhere text-ink-2">
            <Marked text={text} quotes={quotes.filter((quote) => quote.field === field)} />
          </p>
        </section>
      ))}
    </div>
  )
}

/** For users who may only read: only the quotations, without the rest of the brief. */
const Quoted = ({ quotes }: { quotes: Quote[] }) =>
  quotes.map(({ field, quote }) => (
    <section key={field + quote} className="grid gap-1">
      <h3 className="text-sm font-medium">{fieldLabel(field)}</h3>
      <p className="text-sm wrap-anywhere text-ink-2">
        <mark className="bg-accent-soft text-ink">{quote}</mark>
      </p>
    </section>
  ))

type Range = { start: number; end: number }

/** Sorts ranges and merges adjacent ones. */
function join(quotes: Facts['quotes']): Range[] {
  const ranges = quotes.flatMap(({ start, end }) => (start === null || end === null ? [] : [{ start, end }]))
  const joined: Range[] = []
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else joined.push({ ...range })
  }
  return joined
}

function Marked({ text, quotes }: { text: string; quotes: Quote[] }) {
  const first = useRef<HTMLElement>(null)
  const ranges = join(quotes)
  const at = ranges[0]?.start
  useEffect(() => {
    if (at !== undefined) first.current?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <>
      {ranges.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(ranges[index - 1]?.end ?? 0, start)}
          <mark ref={index === 0 ? first : undefined} className="bg-accent-soft text-ink">
            {text.slice(start, end)}
          </mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </>
  )
}
