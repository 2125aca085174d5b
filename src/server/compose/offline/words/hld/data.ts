import { agree, countOf, joinList, joinSome, regionName } from '#server/document-types/english.ts'
import { classNames, strictest } from '#server/document-types/data-classes.ts'
import type { SolutionView } from '#server/document-types/solution-view.ts'
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

function lifetimes({ solution }: SolutionView) {
  const { dataEntities, requirements } = solution
  const open = dataEntities.filter(({ retention }) => !retention)
  const stated = requirements.filter(({ measures }) => measures.some(({ subject }) => /retention|retain/i.test(subject)))
  if (open.length === 0) return say('A period of retention is given for every entity')
  if (stated.length > 0)
    return say(
      `The brief sets ${agree(stated.length, 'a period', 'periods')} of retention; which entities ${agree(stated.length, 'it covers', 'they cover')} their owners have to confirm`,
      stated,
    )
  return say(
    open.length === dataEntities.length
      ? 'How long data is kept is not stated; its owners and the data protection officer have to say'
      : `How long ${joinSome(namesOf(open), 4)} ${agree(open.length, 'is', 'are')} kept still has to be agreed`,
    open,
  )
}

function places({ solution }: SolutionView) {
  const regions = [...new Set(solution.environments.flatMap(({ region }) => (region ? [regionName(region)] : [])))]
  if (regions.length === 0) return say('No region is fixed yet')
  return say(`Data rests in ${joinList(regions)} and nowhere else`, solution.environments)
}

export const data: ChapterWriter = (view) =>
  view.solution.dataEntities.length === 0
    ? []
    : paragraphs(
        paragraphOf(kept(view), sensitive(view)),
        paragraphOf(lifetimes(view), places(view), say('In the picture the arrows follow the data, not the calls')),
      )
