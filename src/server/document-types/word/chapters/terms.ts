import type { Cell } from '#shared/content/blocks.ts'
import type { Chapter } from '../../document-type.ts'
import { joinSome, sentence } from '../../english.ts'
import { fitOf } from '../../fit.ts'
import { column, table, text } from '../../make-blocks.ts'
import { paragraphsOf, quoted, citedText } from '../../prose.ts'
import { ruledEntities } from '../../data-classes.ts'
import type { SolutionView } from '../../solution-view.ts'

type Term = { subject: string; words: string; id?: string }

/** What the brief settles of the terms; what it is silent on is to be agreed. */
function termsOf({ solution }: SolutionView): Term[] {
  const out = solution.scope.filter(({ within }) => !within)
  const places = ruledEntities(solution).flatMap(({ name, place }) => (place ? [`${name}: ${place}`] : []))
  return [
    { subject: 'Price', words: solution.budget ? quoted(solution.budget.quote) : '' },
    { subject: 'Time', words: solution.timeline ? quoted(solution.timeline.quote) : '' },
    {
      subject: 'Not included',
      words: joinSome(
        out.map(({ text: words }) => quoted(words)),
        4,
      ),
    },
    {
      subject: 'Refused',
      words: joinSome(
        (solution.prohibitions ?? []).map(({ name }) => name),
        6,
      ),
    },
    { subject: 'Places of data', words: joinSome(places, 4) },
    { subject: 'Payment', words: '' },
    { subject: 'Ownership of results', words: '' },
    { subject: 'Liability and insurance', words: '' },
    { subject: 'Governing law', words: '' },
    ...solution.assumptions.map(({ id, text: words, source }): Term => ({
      subject: source.from === 'brief' ? 'Taken for granted' : 'Assumed by us',
      words,
      id,
    })),
  ]
}

/** What the brief settles, and what the buyers of both sides have to. */
export const terms: Chapter = {
  id: 'terms',
  heading: 'Terms',
  ask: 'Which terms the brief settles and which are still to be agreed; never legal text of your own.',
  alsoCalled: ['term', 'conditions', 'contract', 'legal', 'assumption', 'dependency', 'prerequisite'],
  body: (view) =>
    fitOf(view.solution) === 'note'
      ? undefined
      : {
          blocks: [
            table('terms-basis', 'Settled, or to be agreed', {
              columns: [column('subject', 'Subject', 26), column('words', 'Term', 74)],
              rows: termsOf(view).map(({ subject, words, id }): Cell[] => [
                text(subject, ...(id ? [id] : [])),
                text(words ? sentence(words) : 'To be agreed.'),
              ]),
            }),
          ],
        },
  words: (view) => {
    const open = termsOf(view).filter(({ words }) => !words)
    return paragraphsOf(
      citedText(
        `To be agreed: ${joinSome(
          open.map(({ subject }) => subject.toLowerCase()),
          8,
        )}`,
      ),
    )
  },
}
