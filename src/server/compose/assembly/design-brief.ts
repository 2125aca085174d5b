import type { Catalogue } from '../catalogue/capability.ts'
import type { Hosting, Reading } from '../reading/reading.ts'
import { addDerivedParts } from './add-derived-parts.ts'
import { carryRest } from './carry-rest.ts'
import { chooseCapabilities, closureOf, listNeeds } from './choose-capabilities.ts'
import { chooseTechnologies, isCloud } from './choose-technology.ts'
import { connectSystems } from './connect-systems.ts'
import { type Choice, decidedBy } from './choice.ts'
import type { Answer, Asked, Design, Part } from './design.ts'
import { dropHalfMet } from './drop-half-met.ts'
import { judgeFit } from './judge-fit.ts'
import { keepRules, type Rules } from './keep-rules.ts'
import { leadOverConnectors } from './lead-over-connectors.ts'
import { functionOf } from './make-functions.ts'
import { partOfCapability } from './name-parts.ts'
import { mayUse } from './respect-bans.ts'
import type { Sorted } from './sort-statements.ts'
import { listOutside } from './surround.ts'
import { flowsOfChoice, takeChoice } from './take-choice.ts'
import type { Trace } from './trace.ts'
import { wireParts } from './wire-parts.ts'
import type { Need } from './need.ts'

const noChoice: Choice = { model: '', answers: [], open: [], flows: [] }

/** A reading → the parts that answer it, what stands around them, and what goes between; what a choice decides is its. */
export function designBrief(
  read: Reading,
  { asked, choice = noChoice, trace }: Pick<Sorted, 'asked'> & { choice?: Choice | undefined; trace?: Trace | undefined },
  catalogue: Catalogue,
): Design {
  const hosting = hostingOf(read)
  const needs = listNeeds({ reading: read, asked, catalogue, trace })
  const reading = { ...read, wantsAdvice: read.wantsAdvice && isAnsweredByAdvice(needs) }
  const decided = decidedBy(choice)
  const undecided = asked.filter(({ statement }) => !decided.has(statement.id))
  const taken = takeChoice(choice, { reading, asked, catalogue })
  const unmatched = needs.filter(({ statement }) => !decided.has(statement.id)).map((need) => fittingNeed(need, reading, trace))
  const matched = chooseCapabilities(unmatched, catalogue, trace)
  const answers = [...matched, ...taken.answers.filter(({ capability }) => fits(capability.side, reading))]
  const rules = joinRules(keepRules(undecided, { catalogue, systems: reading.systems, trace }), taken.controls)
  const capabilityParts = partsOf(answers, { reading, catalogue, trace })
  const met = new Set([...capabilityParts, ...rules.parts, ...rules.works].flatMap(({ meets }) => [...meets.keys()]))
  const unmet = undecided.filter(({ requirement }) => !met.has(requirement.id))
  const functions = reading.wantsAdvice ? [] : functionsOf(unmet, trace)
  const outside = listOutside(reading)
  const connected = reading.wantsAdvice ? { parts: [], flows: [] } : connectSystems(outside, { reading, asked })
  const chosen = [...capabilityParts, ...taken.own, ...functions, ...connected.parts, ...rules.parts]
  const halves = dropHalfMet(asked, [...chosen, ...rules.works], { catalogue, trace })
  const fit = judgeFit({ reading, asked, parts: chosen })
  const complete =
    fit === 'note' || fit === 'advice' ? chosen : addDerivedParts({ reading, catalogue, parts: chosen, outside, trace })
  const made = chooseTechnologies(complete, { hosting, reading, trace })
  const isBuilt = fit !== 'note' && fit !== 'advice'
  const parts = answerMandates(isBuilt ? carryRest(made, { reading, outside }) : made, asked, reading)
  const kept = fit === 'note' ? parts.filter(({ role }) => role === 'connector') : parts
  const works = fit === 'note' ? [] : rules.works
  const given = leadOverConnectors(connected.flows, flowsOfChoice(choice, kept, outside), { parts: kept, outside })
  const flows = wireParts({ reading, parts: kept, outside, flows: given, trace })
  const now = new Set([...kept, ...works].flatMap(({ meets }) => [...meets.keys()]))
  return {
    reading,
    catalogue,
    hosting,
    asked,
    answers,
    open: asked.filter(({ requirement }) => !now.has(requirement.id)),
    parts: kept,
    works,
    outside,
    flows,
    questions: fit === 'note' ? [] : [...halves, ...rules.questions],
    fit,
    trace,
  }
}

/** Controls of both: one component for all that one control keeps. */
function joinRules(rules: Rules, chosen: Part[]): Rules {
  const all = [...rules.parts, ...rules.works]
  for (const part of chosen) {
    const known = all.find(({ key }) => key === part.key)
    if (!known) continue
    known.sentences.push(...part.sentences)
    known.statements.push(...part.statements)
    for (const [id, how] of part.meets) known.meets.set(id, how)
  }
  const added = chosen.filter(({ key }) => !all.some((one) => one.key === key))
  const isWork = ({ control }: Part) => control?.at === 'plan' || control?.kind === 'work'
  return {
    ...rules,
    parts: [...rules.parts, ...added.filter((part) => !isWork(part))],
    works: [...rules.works, ...added.filter(isWork)],
  }
}

/** Words of advice that nothing in the catalogue of advice answers stand beside something that is to be built. */
const isAnsweredByAdvice = (needs: Need[]) =>
  needs.some(({ candidates }) => candidates.some(({ capability }) => capability.side === 'advice'))

/** Where nothing is to be built, only advice answers; where something is, advice is work beside it. */
const fits = (side: string, { wantsAdvice }: Reading) => !wantsAdvice || side === 'advice'

const hostingOf = (reading: Reading): Hosting | undefined => {
  const noCloud = reading.bans.some(({ of, name }) => of === 'hosting' && /cloud|saas|internet/i.test(name))
  return noCloud ? 'on-premises' : reading.hosting?.hosting
}

/** Where nothing is to be built, what builds something is no candidate. */
function fittingNeed(need: Need, reading: Reading, trace?: Trace): Need {
  const [fitting, others] = [true, false].map((wanted) =>
    need.candidates.filter(({ capability }) => fits(capability.side, reading) === wanted),
  ) as [Need['candidates'], Need['candidates']]
  for (const { capability, score } of others)
    trace?.({ of: 'card', statement: need.statement.id, card: capability.id, name: capability.name, score, verdict: 'advice' })
  return { ...need, candidates: fitting }
}

const functionsOf = (unmet: Asked[], trace?: Trace): Part[] =>
  unmet.flatMap((item) => {
    const part = functionOf(item)
    if (!part) trace?.({ of: 'no-module', statement: item.statement.id })
    return part ?? []
  })

type Surroundings = { reading: Reading; catalogue: Catalogue; trace?: Trace | undefined }

function partsOf(answers: Answer[], { reading, catalogue, trace }: Surroundings): Part[] {
  const byId = new Map(catalogue.capabilities.map((capability) => [capability.id, capability]))
  const chosen = new Map(answers.map(({ capability }) => [capability.id, capability]))
  const all = [
    ...new Map([...chosen.values()].flatMap((capability) => closureOf(capability, byId)).map((one) => [one.id, one])).values(),
  ]
  const used = all.filter((capability) => chosen.has(capability.id) || mayUse(capability, reading))
  for (const { id } of trace ? used.filter((capability) => !chosen.has(capability.id)) : []) {
    const needing = [...chosen.values()].filter((capability) => closureOf(capability, byId).some((one) => one.id === id))
    trace?.({ of: 'brought', part: id, reason: 'beside', by: needing.map(({ name }) => name).join(', '), statements: [] })
  }
  return used.map((capability) =>
    partOfCapability(
      capability,
      answers.filter((answer) => answer.capability === capability),
    ),
  )
}

/** Technologies that are prescribed are met by the parts that are made of them: all that the sentence names, or it stays open. */
function answerMandates(parts: Part[], asked: Asked[], { mandates }: Reading): Part[] {
  for (const { statement, requirement } of asked.filter((item) => item.statement.kind === 'mandate')) {
    const names = mandates
      .filter((mandate) => mandate.statement === statement.id && mandate.of !== 'standard')
      .map(({ name }) => name)
    const carriers = names.flatMap((name) => carrierPart(name, parts) ?? [])
    for (const { meets, role, technology } of carriers.length === names.length ? carriers : [])
      meets.set(
        requirement.id,
        role === 'operation' ? `each container of the design is deployed on ${technology}` : `it is made of ${technology}`,
      )
  }
  return parts
}

/** One product of a cloud is not the cloud that all is to run in. */
const carrierPart = (name: string, parts: Part[]) =>
  parts.find(
    ({ technology, technologyStated, role }) =>
      technologyStated && technology?.toLowerCase().includes(name.toLowerCase()) && (role === 'operation' || !isCloud(name)),
  )
