import { Link } from 'react-router'
import type { OutOfDate } from '#shared/api/out-of-date.ts'
import { describeChangedFacts } from '#shared/describe-changed-facts.ts'
import * as words from '#words/document-labels.ts'
import { changedFactsWords } from '#words/changed-facts.ts'

/** Since which version a document is out of date, and what changed in the project. */
export const OutOfDateNote = ({ outOfDate: { newest, changedFacts } }: { outOfDate: OutOfDate }) => (
  <p className="text-sm wrap-anywhere text-ink-2">
    <span className="font-medium text-warning">{words.outOfDate}</span> {words.since}{' '}
    <Link to={newest.webViewLink} className="underline underline-offset-2 hover:text-ink">
      {newest.name}
    </Link>
    . <Changes text={describeChangedFacts(changedFacts, changedFactsWords)} />
  </p>
)

/** Prevents line breaks within an id. */
const Changes = ({ text }: { text: string }) =>
  text.split(/([A-Z]{2,4}-\d+)/).map((part, index) => (
    <span key={index} className={index % 2 === 1 ? 'whitespace-nowrap' : undefined}>
      {part}
    </span>
  ))
