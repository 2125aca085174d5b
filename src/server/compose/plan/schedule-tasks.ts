/** A piece of work: weeks of calendar time, the people of one role that it takes, and what has to be done before. */
export type Task = {
  key: string
  weeks: number
  role: string
  people: number
  after: string[]
  /** Must not run in a freeze. */
  isFrozen: boolean
  /** Weeks from the start of the plan before which it cannot begin. */
  earliest: number
}
/** Weeks from the start, the last one excluded. */
export type WeekSpan = { from: number; to: number }
export type Scheduled = { starts: Map<string, number>; end: number }

const restarts = 200
/** No plan is longer, in weeks. */
const horizon = 520

/** The earliest end that serial scheduling finds: longest tail first, then seeded restarts, the same on every run. */
export function scheduleTasks(tasks: Task[], capacity: Map<string, number>, freezes: WeekSpan[]): Scheduled {
  const tails = tailsOf(tasks)
  const random = seeded(7)
  const orders = [
    tails,
    ...Array.from(
      { length: tasks.length > 2 ? restarts : 0 },
      () => new Map([...tails].map(([key, tail]) => [key, tail * (0.7 + 0.6 * random())])),
    ),
  ]
  let best: Scheduled | undefined
  for (const order of orders) {
    const found = placeInOrder(tasks, { order, capacity, freezes })
    if (!best || found.end < best.end) best = found
  }
  return best!
}

function placeInOrder(
  tasks: Task[],
  { order, capacity, freezes }: { order: Map<string, number>; capacity: Map<string, number>; freezes: WeekSpan[] },
): Scheduled {
  const used = new Map<string, number[]>()
  const starts = new Map<string, number>()
  const left = new Set(tasks)
  const known = new Set(tasks.map(({ key }) => key))
  while (left.size > 0) {
    const ready = [...left].filter(({ after }) => after.every((key) => starts.has(key) || !known.has(key)))
    const task = (ready.length > 0 ? ready : [...left]).reduce((one, other) =>
      order.get(other.key)! > order.get(one.key)! ? other : one,
    )
    const begins = Math.max(
      task.earliest,
      ...task.after.map((key) => (starts.get(key) ?? 0) + (tasks.find((one) => one.key === key)?.weeks ?? 0)),
    )
    const start = firstFree(task, begins, {
      used: used.get(task.role) ?? [],
      most: Math.max(capacity.get(task.role) ?? 1, task.people),
      freezes,
    })
    const row = used.get(task.role) ?? []
    for (let week = start; week < start + task.weeks; week++) row[week] = (row[week] ?? 0) + task.people
    used.set(task.role, row)
    starts.set(task.key, start)
    left.delete(task)
  }
  return { starts, end: Math.max(0, ...tasks.map(({ key, weeks }) => starts.get(key)! + weeks)) }
}

function firstFree(
  { weeks, people, isFrozen }: Task,
  from: number,
  { used, most, freezes }: { used: number[]; most: number; freezes: WeekSpan[] },
): number {
  for (let start = from; start < horizon; start++) {
    if (isFrozen && freezes.some((freeze) => start < freeze.to && freeze.from < start + weeks)) continue
    let isFree = true
    for (let week = start; week < start + weeks && isFree; week++) isFree = (used[week] ?? 0) + people <= most
    if (isFree) return start
  }
  return horizon
}

/** The weeks from the start of each task to the end of all that waits for it. */
function tailsOf(tasks: Task[]): Map<string, number> {
  const tails = new Map<string, number>()
  const tailOf = (task: Task, above: Set<string>): number => {
    const known = tails.get(task.key)
    if (known !== undefined || above.has(task.key)) return known ?? 0
    const waiting = tasks.filter(({ after }) => after.includes(task.key))
    const tail = task.weeks + Math.max(0, ...waiting.map((one) => tailOf(one, new Set([...above, task.key]))))
    tails.set(task.key, tail)
    return tail
  }
  for (const task of tasks) tailOf(task, new Set())
  return tails
}

/** Park and Miller's generator: the same numbers on every machine. */
function seeded(seed: number) {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}
