import type { Requirement } from '#server/solution/solution.ts'
import { agree, countOf, joinList, joinSome, regionName } from '#server/document-types/english.ts'
import { classNames, strictest } from '#server/document-types/data-classes.ts'
import { measureText, type SolutionView } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, namesOf, paragraphOf, paragraphs, say } from '../prose.ts'

function kept({ solution, element }: SolutionView) {
  const { dataEntities } = solution
  const stores = [...new Set(dataEntities.map(({ store }) => store))].flatMap((id) => element(id) ?? [])
  return say(`The design keeps ${countOf(dataEntities.length, 'data entity')} in ${joinSome(namesOf(stores), 5)}`, dataEntities)
}

function sensitive({ solution }: SolutionView) {
  const { dataEntities } = solution
  const level = strictest(dataEntities)
  if (!level || level === 'public') return []
  const holders = dataEntities.filter((entity) => strictest([entity]) === level)
  return say(
    `The strictest class is ${classNames[level].toLowerCase()}: it applies to ${joinSome(namesOf(holders), 4)} and decides who may reach ${agree(holders.length, 'it', 'them')}`,
    holders,
  )
}

const ruled = (kept: 'data' | 'logs', stated: Requirement[]) =>
  stated.length === 0
    ? []
    : say(
        `The brief rules how long to keep ${kept}: ${joinList([...new Set(stated.map((requirement) => measureText(requirement)))])} (${joinList(stated.map(({ id }) => id))})`,
        stated,
      )

function lifetimes({ solution }: SolutionView) {
  const { dataEntities, requirements } = solution
  const open = dataEntities.filter(({ retention }) => !retention)
  const statedFor = (kept: RegExp) => requirements.filter(({ measures }) => measures.some(({ subject }) => kept.test(subject)))
  const [stated, ofLogs] = [statedFor(/^(?:retention|retain)/i), statedFor(/^log retention/)]
  if (open.length === 0) return say('A period of retention is given for every entity')
  if (stated.length + ofLogs.length > 0)
    return [
      ...ruled('data', stated),
      ...ruled('logs', ofLogs),
      ...say(`For ${joinSome(namesOf(open), 3)} the owners still have to name a period`, open),
    ]
  return say(
    open.length === dataEntities.length
      ? 'How long data is kept is not stated; its owners and the data protection officer have to say'
      : `How long ${joinSome(namesOf(open), 4)} ${agree(open.length, 'is', 'are')} kept still has to be agreed`,
    open,
  )
}

function places({ solution }: SolutionView) {
  const regions = [...new Set(solution.environments.flatMap(({ region }) => (region ? [regionName(region)] : [])))]
  if (regions.length === 0) return say('In which region it rests is not fixed')
  const rules = solution.requirements.filter(({ text }) =>
    /residen|must not leave|stays? in|only in|\bregion\b|on premises/i.test(text),
  )
  return say(`Data rests in ${joinList(regions)} and nowhere else`, [...rules, ...solution.environments])
}

/** What the brief rules comes first, what the design adds comes after it. */
export const data: ChapterWriter = (view) => {
  const { dataEntities, requirements } = view.solution
  if (dataEntities.length === 0) return []
  const isRuled = (words: RegExp) => requirements.some(({ text }) => words.test(text))
  const place = places(view)
  const period = lifetimes(view)
  const first = isRuled(/residen|must not leave|stays? in|\bonly in\b|\bregion\b|on premises/i) ? [place, period] : [period, place]
  return paragraphs(paragraphOf(...first), paragraphOf(sensitive(view), kept(view)))
}
