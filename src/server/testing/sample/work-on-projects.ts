import { dayLength, isoDay } from '#shared/calendar.ts'
import { inParallel } from './in-parallel.ts'
import type { Caller } from './sample-callers.ts'
import { createRandom, taskTitles, updateTexts } from './sample-firm.ts'

/** Number of tasks in all plans, both from documents and added by people. */
const allTasks = 2000

const dayIn = (days: number) => isoDay(Date.now() + days * dayLength)
const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length]!

type Row = Awaited<ReturnType<Caller['projects']['list']>>['projects'][number]

/** Simulates project work: starts, leads, states of tasks, dates, updates; projects that ended are completed and archived. */
export async function workOnProjects(staff: Caller[]) {
  const [lead] = staff
  const { projects } = await lead!.projects.list({})
  const inOrder = projects.toSorted((one, other) => (one.name + one.client < other.name + other.client ? -1 : 1))
  const planned = await countPlanned(lead!, inOrder)
  const present = inOrder.filter(({ name }) => !name.endsWith(': first study'))
  const added = Math.max(0, Math.ceil((allTasks - planned) / present.length))
  await inParallel(inOrder, 4, async (project, at) => {
    const person = pick(staff, at)
    if (project.name.endsWith(': first study')) return complete(person, project)
    return carryOn({ person, staff, project, at, added })
  })
}

async function countPlanned(lead: Caller, rows: Row[]): Promise<number> {
  let count = 0
  await inParallel(rows, 4, async ({ id }) => {
    const { stages } = await lead.projects.get({ id })
    count += stages.reduce((sum, { tasks }) => sum + tasks.length, 0)
  })
  return count
}

async function complete(person: Caller, { id }: Row) {
  await person.projects.settle({ id, lead: person.displayName, status: 'in-progress' })
  await person.projects.settle({ id, status: 'completed', despiteOpen: true })
  await person.projects.settle({ id, archived: true })
}

type Going = { person: Caller; staff: Caller[]; project: Row; at: number; added: number }

async function carryOn({ person, staff, project: { id }, at, added }: Going) {
  const random = createRandom(at + 1)
  const isBegun = at % 5 !== 0
  await person.projects.settle({
    id,
    lead: person.displayName,
    startsOn: dayIn(-70 + at),
    endsOn: dayIn(at % 9 === 4 ? -3 : 40 + at * 3),
    ...(isBegun && { status: 'in-progress' as const }),
  })
  const { stages } = await person.projects.get({ id })
  const done = random()
  for (const { key } of isBegun ? stages.flatMap(({ tasks }) => tasks) : []) {
    const chance = random()
    if (chance > 0.75) continue
    const state = chance < done * 0.6 ? ('done' as const) : ('doing' as const)
    await person.projects.updateItem({ id, key, state, assignee: pick(staff, Math.floor(chance * 40)).displayName })
  }
  for (let task = 0; task < added; task++) {
    const title = `${pick(taskTitles, at + task)}${task < taskTitles.length ? '' : ` (${Math.floor(task / taskTitles.length) + 1})`}`
    const dueOn = task % 3 === 0 ? dayIn(Math.floor(random() * 60) - 12) : null
    const assignee = pick(staff, at + task).displayName
    await person.projects.updateItem({ id, key: 'new', title, assignee, dueOn, state: random() < 0.3 ? 'done' : 'todo' })
  }
  const health = pick([null, null, 'at-risk', null, null] as const, at)
  await person.projects.update({ id, health, text: pick(updateTexts, at) })
}
