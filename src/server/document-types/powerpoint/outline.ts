import type { Chapter } from '../document-type.ts'

/**
 * The slides of a talk, in the order of its argument: the result, what it asks, our answer, how it is reached, the ask.
 * A brief with substance gives ten to sixteen, the title among them; a slide without facts of its own is left out,
 * and where little was asked the answer's details are too: six to nine are then right.
 */
export type SlideId =
  | 'opening'
  | 'context'
  | 'qualities'
  | 'coverage'
  | 'answer'
  | 'parts'
  | 'run'
  | 'decisions'
  | 'protection'
  | 'reliability'
  | 'plan'
  | 'cost'
  | 'risks'
  | 'questions'
  | 'next-steps'

/** The headings stand for the slides while they are written; each slide's own heading is its message. */
export const powerpointOutline: (Chapter & { id: SlideId })[] = [
  {
    id: 'opening',
    heading: 'Situation and goal',
    ask: 'Speaker notes: why the client wants this, and by which figure the room will know that it has succeeded.',
    alsoCalled: ['goal', 'objective', 'summary', 'introduction', 'agenda', 'purpose', 'background', 'situation'],
  },
  {
    id: 'context',
    heading: 'Who and what is involved',
    ask: 'Speaker notes: who uses the system, which systems it exchanges data with, and what changes for them.',
    alsoCalled: ['context', 'stakeholder', 'scope', 'current state', 'landscape', 'users'],
    isOptional: true,
  },
  {
    id: 'qualities',
    heading: 'What must be true',
    ask: 'Speaker notes: which qualities bind, with their figures, and which still need one.',
    alsoCalled: ['quality', 'qualities', 'non-functional', 'success criteria', 'performance', 'constraint'],
    isOptional: true,
  },
  {
    id: 'coverage',
    heading: 'What was asked',
    ask: 'Speaker notes: how many requirements there are, and what becomes of those that nothing meets yet.',
    alsoCalled: ['requirement', 'coverage', 'traceability', 'deliverable', 'features'],
    isOptional: true,
  },
  {
    id: 'answer',
    heading: 'The answer in one picture',
    ask: 'Speaker notes: a walk through the picture, from where data comes in to who uses it.',
    alsoCalled: ['solution', 'architecture', 'approach', 'overview', 'answer', 'proposal', 'design'],
  },
  {
    id: 'parts',
    heading: 'The parts that carry the load',
    ask: 'Speaker notes: what the leading parts do, and which technologies are given and which proposed.',
    alsoCalled: ['part', 'component', 'building blocks', 'technology', 'modules'],
    isOptional: true,
  },
  {
    id: 'run',
    heading: 'One run from start to end',
    ask: 'Speaker notes: the run told as a story, and what happens when it fails.',
    alsoCalled: ['run', 'scenario', 'use case', 'process', 'demo', 'user journey', 'how it works', 'data flow'],
    isOptional: true,
  },
  {
    id: 'decisions',
    heading: 'Why this and not that',
    ask: 'Speaker notes: which choices shape the design, what speaks against each, and what the room has to agree.',
    alsoCalled: ['decision', 'option', 'alternatives', 'trade-off', 'why', 'choices'],
    isOptional: true,
  },
  {
    id: 'protection',
    heading: 'How data is protected',
    ask: 'Speaker notes: which data most needs protection, and how it gets it.',
    alsoCalled: ['security', 'privacy', 'protection', 'compliance', 'data', 'safety'],
    isOptional: true,
  },
  {
    id: 'reliability',
    heading: 'What happens when something breaks',
    ask: 'Speaker notes: how fast the system is back, how much may be lost, and how that is shown.',
    alsoCalled: ['reliability', 'availability', 'recovery', 'resilience', 'continuity', 'operations', 'service'],
    isOptional: true,
  },
  {
    id: 'plan',
    heading: 'The plan',
    ask: 'Speaker notes: in which steps the work is done and when the room can first judge it.',
    alsoCalled: ['plan', 'roadmap', 'timeline', 'schedule', 'milestone', 'delivery', 'rollout', 'team'],
  },
  {
    id: 'cost',
    heading: 'The cost',
    ask: 'Speaker notes: what the budget is, what drives the cost, and which lines still need a price.',
    alsoCalled: ['cost', 'budget', 'price', 'commercial', 'investment', 'business case', 'benefits'],
  },
  {
    id: 'risks',
    heading: 'The risks',
    ask: 'Speaker notes: the heaviest risk, who owns it, and what is done about it.',
    alsoCalled: ['risk', 'issue', 'raid', 'mitigation', 'assumption', 'dependencies'],
    isOptional: true,
  },
  {
    id: 'questions',
    heading: 'What we need to know',
    ask: 'Speaker notes: which answers hold up the work, and who can give them.',
    alsoCalled: ['question', 'open point', 'open item', 'clarification', 'discussion', 'needs'],
    isOptional: true,
  },
  {
    id: 'next-steps',
    heading: 'What we ask',
    ask: 'Speaker notes: which decisions and answers are wanted, of whom and by when.',
    alsoCalled: ['next step', 'action', 'conclusion', 'closing', 'call to action', 'way forward'],
  },
]
