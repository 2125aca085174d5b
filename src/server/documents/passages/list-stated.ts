import type { Content } from '#shared/content/content.ts'
import type { Solution } from '#server/solution/solution.ts'
import { placesOfFacts } from './places-of-facts.ts'
import type { Intent } from './read-intent.ts'
import type { Passage } from './read-passages.ts'

type Stated = Pick<Passage, 'section' | 'block' | 'heading' | 'text' | 'from'> & { note: string }
type Fact = { id: string; text: string; note: string }

const sentence = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')

/** Solutions stored long ago lack some of these lists. */
const facts: Partial<Record<Intent, (solution: Partial<Solution>) => Fact[]>> = {
  questions: ({ questions = [] }) =>
    questions.map(({ id, text, proposal, owner }) => ({
      id,
      text,
      note: sentence(proposal && `Until then: ${proposal}`, owner && `Asked of: ${owner}`),
    })),
  risks: ({ risks = [] }) =>
    risks.map(({ id, text, likelihood, impact, mitigation }) => ({
      id,
      text,
      note: `Likelihood ${likelihood}, impact ${impact}. ${mitigation}`,
    })),
  decisions: ({ decisions = [] }) =>
    decisions.map(({ id, title, outcome, status }) => ({ id, text: title, note: `${outcome} (${status})` })),
  milestones: ({ milestones = [] }) =>
    milestones.map(({ id, name, week, date }) => ({ id, text: name, note: sentence(`Week ${week}`, date && `– ${date}`) })),
}

/** Lists all facts of one kind in a version, each with its place in the document. */
export function listStated(intent: Intent, { content, solution }: { content: Content; solution: Solution }): Stated[] {
  const find = placesOfFacts(content)
  return (facts[intent]?.(solution) ?? []).map(({ id, text, note }) => {
    const place = find({ id, text })
    return { section: place?.section ?? '', block: place?.block ?? '', heading: place?.heading ?? '', text, from: 'document', note }
  })
}
