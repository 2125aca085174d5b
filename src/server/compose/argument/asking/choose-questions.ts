import { type Design, type Question, sourceOf } from '../../assembly/design.ts'
import { classify, type Weights } from '../../reading/learned/linear-classifier.ts'
import { learnedWeights } from '../../reading/learned/read-weights.ts'
import type { Statement } from '../../reading/reading.ts'
import { type Candidate, candidateQuestions, sentenceOf, signsOfCandidate } from './candidate-questions.ts'
import type { Thing } from './things-of-brief.ts'

/** A candidate with the probability, from 0 to 1, that an architect has to ask it. */
export type Ranked = Candidate & { probability: number }
/** One question; what is asked alike of several things is asked once. */
export type Chosen = { kind: Candidate['kind']; things: Thing[] }

/** Of how many things one sentence may ask, so that it can still be read. */
const mostSystems = 5
const mostThings = 2
/** How much less worth a further question is on the same thing, and a further one of the same kind. */
const sameThing = 0.3
const sameKind = 0.85
/** Those that come after them are never reached. */
const mostRanked = 300

/** What an experienced architect would ask of this brief, the most urgent first, as `npm run train` has learned from labelled briefs. */
export function chosenQuestions(
  { reading, catalogue, asked }: Pick<Design, 'reading' | 'catalogue' | 'asked'>,
  most: number,
): Question[] {
  const ranked = rankCandidates(candidateQuestions(reading, catalogue), learnedWeights('question'))
  return chooseQuestions(ranked, most).map((chosen) => questionOf(chosen, asked))
}

export const rankCandidates = (candidates: Candidate[], by: Weights): Ranked[] =>
  candidates.map((candidate) => ({ ...candidate, probability: classify(by, signsOfCandidate(candidate)).get('ask') ?? 0 }))

/** The likeliest, of different things and kinds; what is asked alike joins the question that is there. */
export function chooseQuestions(ranked: readonly Ranked[], most: number): Chosen[] {
  const left = ranked.toSorted((one, other) => other.probability - one.probability).slice(0, mostRanked)
  const chosen: Chosen[] = []
  const [ofThing, ofKind] = [new Map<string, number>(), new Map<string, number>()]
  for (;;) {
    const best = bestOf(left, (one) => {
      const joins = openFor(one, chosen) !== undefined
      if (!joins && chosen.length >= most) return 0
      return (
        one.probability * sameThing ** countOf(ofThing, one.thing.head) * (joins ? 1 : sameKind ** countOf(ofKind, one.kind.id))
      )
    })
    if (best === undefined) return chosen
    left.splice(left.indexOf(best), 1)
    const open = openFor(best, chosen)
    if (open) open.things.push(best.thing)
    else chosen.push({ kind: best.kind, things: [best.thing] })
    ofThing.set(best.thing.head, countOf(ofThing, best.thing.head) + 1)
    ofKind.set(best.kind.id, countOf(ofKind, best.kind.id) + 1)
  }
}

const countOf = (counts: ReadonlyMap<string, number>, key: string) => counts.get(key) ?? 0
const mostOf = ({ topic }: Thing) => (topic === 'brief' ? 1 : topic === 'system' ? mostSystems : mostThings)
/** “The cluster and the Hadoop cluster” are one thing, or are taken for one. */
const isAmong = (thing: Thing, things: readonly Thing[]) =>
  things.some(({ head, name }) => head === thing.head || name.toLowerCase() === thing.name.toLowerCase())
const openFor = ({ kind, thing }: Ranked, chosen: readonly Chosen[]) =>
  chosen.find((one) => one.kind === kind && one.things.length < mostOf(thing) && !isAmong(thing, one.things))

function bestOf(left: readonly Ranked[], worth: (one: Ranked) => number): Ranked | undefined {
  let best: Ranked | undefined
  let most = 0
  for (const one of left) {
    // A worth is never more than the probability, and the rest is less probable.
    if (one.probability <= most) break
    const value = worth(one)
    if (value > most) [best, most] = [one, value]
  }
  return best
}

function questionOf({ kind, things }: Chosen, asked: Design['asked']): Question {
  const said = things.map(mainStatement)
  const about = asked.filter(({ statement }) => said.includes(statement)).map(({ requirement }) => requirement.id)
  return {
    source: sourceOf(said[0]!),
    kind: kind.kind,
    text: sentenceOf(kind, things),
    why: kind.why,
    about: [...new Set(about)],
    owner: kind.owner,
  }
}

const weightOf: Partial<Record<Statement['kind'], number>> = { rule: 3, quality: 2, need: 2, residency: 2 }

/** What is asked for says best why there is a question. */
const mainStatement = ({ statements }: Thing): Statement =>
  statements.reduce((best, one) => ((weightOf[one.kind] ?? 0) > (weightOf[best.kind] ?? 0) ? one : best))
