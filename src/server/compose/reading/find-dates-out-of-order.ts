import type { Contradiction, Statement } from './reading.ts'

const reach = 200
/** What comes one after the other in any procurement and in any work. */
const steps: RegExp[] = [
  /\b(?:(?:offers|bids|tenders|proposals|quotations)\b[^.;]{0,40}\b(?:by|due|close|closes|until|no later than|submitted|received)|(?:closing date|deadline) for (?:offers|bids|tenders|proposals))\b/i,
  /\b(?:award(?:ed)?|contract (?:is )?(?:signed|signature|start)|signature of the contract)\b/i,
  /\b(?:kick-?off|(?:work|project|assignment|implementation|development) (?:starts|begins|commences))\b/i,
  /\b(?:(?:user |final |system )?acceptance (?:tests?|testing)|dress rehearsal|(?:training of|training for) (?:all|the|our) \p{L}+)\b/iu,
  /\b(?:go(?:es|ing)?[- ]live|(?:in|into) (?:production|operation|service|use))\b/i,
]
const ofPart =
  /\b(?:pilot|phase|stage|wave|step|lot|framework|old|current|present|existing|previous|predecessor|second|earlier|not before|trial|prototype|until|extension|renewal|option|site|each|every|or|if|unless|further|refresher|hardware|servers?|cables?|licen[cs]es?)\b/i

/** Bids are due after the award, the system goes live before the contract is awarded or before it is accepted. */
export function datesOutOfOrder(statements: Statement[]): Contradiction[] {
  const placed = statements.flatMap((statement) => {
    const text = statement.text.slice(0, reach)
    const date = statement.dates[0]
    const step = steps.findIndex((words) => words.test(text))
    const isOne = steps.filter((words) => words.test(text)).length === 1
    const isTest = step === 3 || !/\btest\b/i.test(text)
    const isSure =
      date !== undefined && statement.dates.length === 1 && date.assumedYear === undefined && !date.recurs && !date.ambiguous
    return isSure && isOne && isTest && !ofPart.test(text)
      ? [{ id: statement.id, step, from: date.from, to: date.to, about: date.words }]
      : []
  })
  return placed.slice(0, 12).flatMap((one) =>
    placed
      .slice(0, 12)
      .filter((other) => other.step > one.step && other.to < one.from)
      .slice(0, 1)
      .map((other): Contradiction => ({
        a: one.id,
        b: other.id,
        kind: 'date',
        about: other.about,
        how: 'the later step is dated before the earlier one',
      })),
  )
}
