import type { Element } from '#server/solution/solution.ts'
import { joinList } from '../english.ts'
import { isSupport, type SolutionView } from '../solution-view.ts'
import { dataFlowOf } from '../hld/diagrams/data-flow.ts'
import { modulesOf } from './modules-of.ts'

export type ProposedAlgorithm = { module: Element; title: string; steps: string }

/** `{in}` are the parties that feed the module, `{callers}` those that wait for it, `{out}` where its results go. */
type Rule = { words: RegExp; title: string; steps: string }

const rules: Rule[] = [
  {
    words: /changed records|extracts? .*(records|tables)|delivers records|reads the log of changes/i,
    title: 'fetch what changed, and nothing twice',
    steps: `for each source in {in}
  mark ← end of the last complete load of this source
  records ← what the source changed after mark
  if the shape of records differs from the agreed one
    stop this source, keep mark, call its owner
  load_id ← new identifier
  write records unchanged to {out} under load_id
  if the count written differs from the count read
    remove what bears load_id, stop this source
  mark ← the moment at which reading began`,
  },
  {
    words: /deduplicates|by their own time/i,
    title: 'each event once, in its own time',
    steps: `for each event from {in}, in order for its key
  if its event_id was seen and is still remembered
    drop it, count the repeat
  window ← the period in which it happened, not in which it came
  if window was already published
    correct the figures of window, mark them as corrected
  else
    add it to window
  write the result to {out}
  store the position read, together with the result`,
  },
  {
    words: /cleanses|conforms? records|quarantine/i,
    title: 'refine, quarantine, publish at once',
    steps: `for each load that {in} holds and that is not refined yet
  for each record
    if it breaks a blocking rule
      write it to quarantine with the rule
    else
      match its key with the keys of other sources
      if the state differs from the current row
        close the current row at this date, add the new one
  if a rule that blocks the whole load is broken
    keep the tables that readers have, call the owner of the data
  else
    hand the new tables to {out} in one step`,
  },
  {
    words: /with a score|answers? .*\bscore|ranked list|recommend/i,
    title: 'answer in time, with or without the model',
    steps: `on a request from {callers}
  deadline ← the caller’s longest wait
  features ← current features of the subject
  if features or the model are not there before deadline
    answer ← agreed rules, marked as such
    put the subject on the list to be scored again
  else
    answer ← score, its strongest reasons, version of the model
  return answer, then record it for {out} without keeping the caller waiting`,
  },
  {
    words: /checks each citation|refuses where there is no/i,
    title: 'answer from passages, or not at all',
    steps: `on a question from {callers}
  passages ← best matches among those that this person may see
  if none reaches the agreed likeness
    answer ← “not found”, nearest pages, offer of a person
  else
    draft ← wording from these passages only
    for each sentence of draft
      if its passage does not bear it out
        remove the sentence
    answer ← what is left with its citations; “not found” where nothing is
  mask personal details, then record the turn`,
  },
  {
    words: /splits? .*(passages|documents)|reads documents/i,
    title: 'replace a document’s passages as a whole',
    steps: `for each document from {in} that is new, changed or withdrawn
  if it is withdrawn, unreadable or no longer approved
    remove its passages from {out}, tell its owner
  else if its digest is the one kept
    leave it
  else
    cut it at its headings, keep the address of each piece
    replace all its passages in {out} in one step
nightly: compare the list of documents with {out}, repair both ways`,
  },
  {
    words: /trains? and validates?|compares? .*models?|releases it after approval/i,
    title: 'let a model go live, or not',
    steps: `candidate ← trained on data as it stood on one day
for each agreed measure, over all cases and by group
  if candidate is worse than the model in use by more than agreed
    reject candidate, keep its report
if a person with the approving role has not signed the report
  wait
give candidate a small share of the requests
if errors rise or results drift
  put the previous version back
else
  give it all requests, keep the previous version ready`,
  },
  {
    words: /counts and sums/i,
    title: 'hold back what does not agree',
    steps: `for each run that is written
  for each agreed count and sum
    if source and target differ
      state of the run ← held, list the records that differ
  if nothing differs
    state of the run ← reconciled, release it to readers
  tell the owner of the interface either way`,
  },
  {
    words: /token and quota|publishes versioned interfaces/i,
    title: 'let a call in',
    steps: `on a call from {callers}
  if its token is not valid for this operation, refuse it
  if its caller’s quota is used up, refuse it and say when to return
  if it changes something and its key was seen
    return the first answer again
  if the service behind has failed too often in a short time
    answer at once that it is not available
  pass the call on with the caller’s identity and the run’s identifier`,
  },
  {
    words: /rules of the business/i,
    title: 'change a record once',
    steps: `on a change passed on by {callers}
  begin a transaction
    if the record is newer than the caller knows, refuse with its present state
    check the rules, write the record, its history and the event to be sent
  end the transaction
  send events that are written and not yet sent, oldest first, until confirmed`,
  },
]

function named(view: SolutionView, ids: string[], none: string): string {
  const parties = [...new Set(ids)].flatMap((id) => {
    const element = view.element(id)
    return element && !isSupport(element) ? [element.name] : []
  })
  return parties.length > 0 ? joinList(parties) : none
}

/** The parties of a module by what they do with it: give it data, call it, or take its data, kept ones first. */
function partiesOf(view: SolutionView, { id }: Element) {
  const isKeeper = (party: string) => /store|queue/.test(view.element(party)?.kind ?? '')
  const own = view.solution.relations.filter(({ from, to }) => from === id || to === id)
  const flows = own.map(dataFlowOf)
  const takers = flows.filter(({ from }) => from === id).map(({ to }) => to)
  const keepers = takers.filter(isKeeper)
  const callers = own.filter(({ from, to, synchronous }) => to === id && synchronous && !isKeeper(from)).map(({ from }) => from)
  const givers = flows.filter(({ to }) => to === id).map(({ from }) => from)
  return {
    in: named(view, givers, 'its callers'),
    callers: named(view, callers, 'a caller'),
    out: named(view, keepers.length > 0 ? keepers : takers, 'its store'),
  }
}

/** The logic of the modules that decide something, in the names of this design; what only keeps or passes on has none. */
export function proposedAlgorithms(view: SolutionView): ProposedAlgorithm[] {
  return modulesOf(view).flatMap((module) => {
    if (isSupport(module) || module.kind === 'store' || module.kind === 'queue') return []
    const rule = rules.find(({ words }) => words.test(module.responsibility))
    if (!rule) return []
    const parties = partiesOf(view, module)
    const steps = rule.steps.replaceAll(/\{(in|callers|out)\}/g, (_, slot: 'in' | 'callers' | 'out') => parties[slot])
    return [{ module, title: `${module.name}: ${rule.title}`, steps }]
  })
}

/** What carries retention out: entities whose period is agreed, by the store that keeps them. */
export const datedEntities = ({ solution, element }: SolutionView) =>
  solution.dataEntities.filter(({ retention, store }) => retention !== undefined && element(store) !== undefined)
