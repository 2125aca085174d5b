import type { Element } from '#server/solution/solution.ts'
import type { Name, Statement } from '#server/solution/statement.ts'
import { textsIn } from '#server/solution/texts-in.ts'
import { nounPattern } from './design-places.ts'
import { dependenciesOf, type SolutionView } from './solution-view.ts'
import { statementsOf } from './statements.ts'

/** A system that the client will switch off, with the statement that says so, and the place of the design that is connected with it. */
export type Leaving = { statement: Statement; name: string; element: Element }

const ends = String.raw`retired|replaced|decommissioned|withdrawn|discontinued|abandoned|(?:switched|turned|phased) (?:off|out)|shut down`
const after = new RegExp(
  String.raw`^(?:['’]s)?\s[^,.;:!?]{0,30}?\b(?:(?:is|are|will|shall|must|to|gets?) (?:(?!not\b|never\b)\p{L}+ ){0,2}?(?:${ends})|(?:goes|is going)(?! live| to| into| on| through)|(?:will|shall|must|can) go(?! live| to| into| on| through)|is (?:at its )?end of life)(?!\p{L})`,
  'iu',
)
const before =
  /(?<!not |not be |n['’]t |without )\b(?:replac(?:e|es|ing)|retir(?:e|es|ing)|decommission(?:s|ing)?|(?:switch|turn)(?:es|s|ing)? off|get rid of|instead of)\s(?:(?:the|our|present|current|old|existing)\s){0,2}$/i

const leavesIn = (text: string, name: string) =>
  [...text.matchAll(nounPattern(name, 'gu'))].some(
    ({ index }) => after.test(text.slice(index + name.length)) || before.test(text.slice(0, index)),
  )

/** Whether the client says that a system goes: by the role that a person or a model gave, else in so many words. */
const isLeaving = ({ name, role }: Name, { text }: Statement) => (role ? role === 'replaced' : leavesIn(text, name))

/** “It is read until 31 October 2027”, “then it is switched off”. */
const saysUntilWhen = new RegExp(String.raw`(?<!\p{L})(?:until|till|up to|${ends}|bis)(?!\p{L})`, 'iu')

/** What somebody wrote on a system and on its connections, without what a reference design says of it. */
const writtenOn = ({ solution }: SolutionView, element: Element): string[] => [
  ...(element.source.from === 'reference' ? [] : [element.responsibility]),
  ...solution.relations.flatMap(({ from, to, label, source }) =>
    source.from !== 'reference' && (from === element.id || to === element.id) ? [label] : [],
  ),
]

/**
 * Systems that go and that the design is connected with, unless an assumption or decision of the client's own design speaks of them, or
 * their own words say until when.
 */
export function leavingOf(view: SolutionView): Leaving[] {
  const { solution } = view
  const systems = dependenciesOf(view)
  const own = [...solution.assumptions, ...solution.decisions].filter(({ source }) => source.from !== 'reference').flatMap(textsIn)
  const byId = new Map(statementsOf(solution).map((statement) => [statement.id, statement]))
  return (solution.names ?? []).flatMap((one): Leaving[] => {
    const pattern = nounPattern(one.name)
    const element = systems.find(({ name, technology = '' }) => pattern.test(name) || pattern.test(technology))
    const statement = one.statements.flatMap((id) => byId.get(id) ?? []).find((said) => isLeaving(one, said))
    const isSaid =
      own.some((words) => pattern.test(words)) || (element && writtenOn(view, element).some((said) => saysUntilWhen.test(said)))
    return element && statement && !isSaid ? [{ statement, name: one.name, element }] : []
  })
}
