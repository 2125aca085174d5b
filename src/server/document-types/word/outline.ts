import type { Chapter } from '../document-type.ts'

/** The chapters of a proposal that can be signed. */
export type WordChapterId =
  | 'executive-summary'
  | 'background'
  | 'need'
  | 'approach'
  | 'scope'
  | 'deliverables'
  | 'plan'
  | 'team'
  | 'costs'
  | 'risks'
  | 'assumptions'
  | 'questions'
  | 'terms'
  | 'acceptance'

export const wordOutline: (Chapter & { id: WordChapterId })[] = [
  {
    id: 'executive-summary',
    heading: 'Executive summary',
    ask: 'For somebody who reads one page: what is wanted, what we propose, when, at what cost, and what we need from the client.',
    alsoCalled: ['summary', 'overview', 'at a glance', 'introduction'],
  },
  {
    id: 'background',
    heading: 'Background',
    ask: 'Who the client’s people and systems in this matter are, and how they work together today as far as the brief says.',
    alsoCalled: ['background', 'context', 'situation', 'current state', 'stakeholder'],
  },
  {
    id: 'need',
    heading: 'Our understanding of the need',
    ask: 'What the client wants to reach, what the system must do for it, and by which figures success is judged.',
    alsoCalled: ['need', 'objective', 'goal', 'requirement', 'understanding', 'problem', 'challenge', 'purpose'],
  },
  {
    id: 'approach',
    heading: 'Approach',
    ask: 'What we propose to build, which choices shape it, and why these and not others.',
    alsoCalled: ['approach', 'solution', 'proposal', 'method', 'methodology', 'architecture', 'design'],
  },
  {
    id: 'scope',
    heading: 'Scope',
    ask: 'What is inside the work and what is outside it.',
    alsoCalled: ['scope', 'boundary', 'exclusion', 'out of scope', 'in scope'],
  },
  {
    id: 'deliverables',
    heading: 'Deliverables',
    ask: 'What is handed over, when, and by which part of the work.',
    alsoCalled: ['deliverable', 'output', 'product', 'results'],
  },
  {
    id: 'plan',
    heading: 'Plan',
    ask: 'In which steps the work is done, how long it takes, and at which points it can be judged.',
    alsoCalled: ['plan', 'timeline', 'schedule', 'roadmap', 'milestone', 'workstream', 'phases'],
  },
  {
    id: 'team',
    heading: 'Team',
    ask: 'Which roles both sides fill, and who decides on what.',
    alsoCalled: ['team', 'role', 'governance', 'organisation', 'resources', 'people', 'staffing'],
  },
  {
    id: 'costs',
    heading: 'Costs',
    ask: 'What the budget is, which lines have a price, and which still need one.',
    alsoCalled: ['cost', 'price', 'pricing', 'budget', 'commercial', 'fees', 'investment'],
  },
  {
    id: 'risks',
    heading: 'Risks',
    ask: 'What may go wrong, what is done about it, and who owns it.',
    alsoCalled: ['risk', 'raid', 'issues'],
  },
  {
    id: 'assumptions',
    heading: 'Assumptions and dependencies',
    ask: 'What is taken for granted, by whom, and on whose systems and people the work depends.',
    alsoCalled: ['assumption', 'dependency', 'dependencies', 'prerequisite', 'constraint'],
  },
  {
    id: 'questions',
    heading: 'Open questions',
    ask: 'What has to be answered, by whom, and what we work with until then.',
    alsoCalled: ['question', 'open point', 'open item', 'clarification', 'next step'],
  },
  {
    id: 'terms',
    heading: 'Terms',
    ask: 'Which terms the brief settles, which we propose, and which are still to be agreed; never legal text of your own.',
    alsoCalled: ['term', 'conditions', 'contract', 'legal', 'glossary', 'definitions'],
  },
  {
    id: 'acceptance',
    heading: 'Acceptance',
    ask: 'How results are accepted, what has to be answered before anybody signs, and what a signature covers.',
    alsoCalled: ['acceptance', 'signature', 'sign-off', 'approval', 'agreement'],
  },
]
