import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Requirement } from '#server/solution/solution.ts'
import type { Chapter } from '../../document-type.ts'
import { countOf, joinSome, sentence } from '../../english.ts'
import { elementLinks } from '../../fact-links.ts'
import { isDesigned } from '../../fit.ts'
import { furtherBans } from '../../further-bans.ts'
import { column, table, text, withoutEmptyColumns } from '../../make-blocks.ts'
import { bounded, measureText } from '../../measure-text.ts'
import { paragraphsOf, citedText } from '../../prose.ts'
import { answerTo } from '../../requirement-status.ts'
import { answersTo, type SolutionView } from '../../solution-view.ts'

/** A rule is what a control keeps, or what the brief puts as a constraint on the system. */
const rulesOf = (view: SolutionView) =>
  view.solution.requirements.filter(
    (requirement) =>
      requirement.kind === 'constraint' || answersTo(view, requirement).elements.some(({ role }) => role === 'control'),
  )

function ruleRow(view: SolutionView, requirement: Requirement): Cell[] {
  const keepers = answersTo(view, requirement).elements
  const controls = keepers.filter(({ role }) => role === 'control')
  return [
    text(requirement.clause ?? requirement.id, requirement.id),
    text(sentence(requirement.text)),
    text(measureText(bounded(requirement))),
    elementLinks(
      view,
      (controls.length > 0 ? controls : keepers).map(({ id }) => id),
    ),
    requirement.mechanism ? text(sentence(requirement.mechanism)) : answerTo(view, requirement),
  ]
}

const banRow = ({ id, text: words, name }: { id: string; text: string; name: string }): Cell[] => [
  text(id, id),
  text(sentence(words)),
  null,
  null,
  text(`Refused at build and in the review: ${name}.`),
]

/** Each rule, the part that keeps it, and how. */
export const rules: Chapter = {
  id: 'rules',
  heading: 'Rules',
  ask: 'Which rules the parts keep, which part keeps each, and how a breach is stopped.',
  alsoCalled: ['rule', 'business logic', 'algorithm', 'validation', 'security', 'control', 'constraint'],
  body: (view) => {
    const rows = [...rulesOf(view).map((rule) => ruleRow(view, rule)), ...furtherBans(view.solution).map(banRow)]
    if (!isDesigned(view.solution) || rows.length === 0) return undefined
    const block: Block = table('rules-table', 'Rules and what keeps them', {
      columns: [
        column('clause', 'Clause', 11),
        column('rule', 'Rule', 31),
        column('limit', 'Limit', 13),
        column('keeper', 'Kept by', 17),
        column('how', 'How', 28),
      ],
      rows,
    })
    return { blocks: [withoutEmptyColumns(block)] }
  },
  words: (view) => {
    const controls = view.solution.elements.filter(({ role }) => role === 'control')
    return paragraphsOf(
      controls.length > 0
        ? citedText(
            `The rules are kept by ${joinSome(
              controls.map(({ name }) => name),
              2,
            )}`,
          )
        : citedText(`${countOf(rulesOf(view).length, 'rule')} to keep`),
    )
  },
}
