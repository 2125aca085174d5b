import { firm } from '#shared/firm.ts'
import type { Solution } from '#server/solution/solution.ts'

type Workstream = Solution['workstreams'][number]
/** RACI: does the work, answers for it, is asked before, is told after. */
type Letter = 'R' | 'A' | 'C' | 'I'
type Kind = 'design' | 'data' | 'build' | 'test' | 'handOver'
export type ProjectRole = { name: string; isClient: boolean; task: string; letters: Record<Kind, Letter> }

const role = (name: string, isClient: boolean, words: { task: string; letters: string }): ProjectRole => {
  const [design, data, build, test, handOver] = words.letters as unknown as Letter[]
  return {
    name,
    isClient,
    task: words.task,
    letters: { design: design!, data: data!, build: build!, test: test!, handOver: handOver! },
  }
}

/** The roles that a project of this kind needs; a proposal until people are named. Letters stand for design, data, build, test, hand-over. */
export const projectRoles: ProjectRole[] = [
  role('Sponsor', true, { task: 'Decides on goals, scope and money; signs the design and the release', letters: 'AIIIA' }),
  role('Product owner', true, { task: 'Answers for the requirements and accepts what is delivered', letters: 'CCCAC' }),
  role('Data owner', true, { task: 'Opens the sources and settles what records mean', letters: 'CCICI' }),
  role('Information security', true, { task: 'Approves access, keys and the answers to threats', letters: 'CCCCC' }),
  role('Head of service', true, { task: 'Takes the system into operation', letters: 'IIICR' }),
  role('Delivery lead', false, { task: 'Keeps plan, risks and questions, and reports on them', letters: 'RAARR' }),
  role('Lead architect', false, { task: 'Answers for the design and checks what is built against it', letters: 'RCCCC' }),
  role('Engineering team', false, { task: 'Builds, tests and documents the parts', letters: 'CRRRR' }),
]

const kinds: [Kind, RegExp][] = [
  ['design', /\b(design|mobilis|discover|analys)/i],
  ['handOver', /\b(hand-?over|go-?live|releases?)\b/i],
  ['test', /\b(test|harden|evaluat|accept)/i],
  ['data', /\b(data|sources?|migrat\w*|content|lake|tables)\b/i],
]

const kindOf = ({ name }: Workstream): Kind => kinds.find(([, words]) => words.test(name))?.[0] ?? 'build'

/** What a role has to do with a workstream. */
export const letterFor = (workstream: Workstream, { letters }: ProjectRole) => letters[kindOf(workstream)]

export const sideOf = ({ isClient }: ProjectRole, client: string) => (isClient ? client : firm.name)
