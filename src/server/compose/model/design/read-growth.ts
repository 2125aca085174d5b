import type { DesignGrowth } from '#shared/api/design-growth.ts'
import { planWork } from '#server/references/plan-work.ts'
import { DesignAnswer } from './design-answer.ts'
import { workOf } from './work-of-answer.ts'

/** Maximum items shown of each list, and characters of a name. */
export const mostShown = { parts: 60, connections: 150, work: 40, characters: 160 } as const

type Work = DesignAnswer['work'][number]
/** The growth since it was last read. */
type News = () => DesignGrowth

export const shortName = (name: string) => name.replaceAll('\0', '').slice(0, mostShown.characters).toWellFormed()
const { system, outside, components, connections, work, answers } = DesignAnswer.shape
const counted = ['decisions', 'risks', 'questions'] as const

/** Reads the complete parts of a design while it is written. `asked`: ids of the statements that ask for something. */
export function createGrowthReader(asked: string[]) {
  let growth: DesignGrowth = {}
  const news: News = () => growth
  const [drawing, plan] = [createDrawing(news), createPlan(news)]
  const unanswered = new Set(asked)
  const totals = { answers: {} as NonNullable<DesignGrowth['answers']>, decisions: 0, risks: 0, questions: 0 }
  function answer(value: unknown) {
    const { statement, state } = answers.element.safeParse(value).data ?? {}
    if (statement === undefined || !state || !unanswered.delete(statement)) return
    totals.answers = { ...totals.answers, [state]: (totals.answers[state] ?? 0) + 1 }
    growth.answers = totals.answers
  }
  function count(list: (typeof counted)[number], value: unknown) {
    if (!DesignAnswer.shape[list].element.safeParse(value).success) return
    totals[list] += 1
    growth[list] = totals[list]
  }
  const push = createCutter((property, value) => {
    const list = counted.find((name) => name === property)
    if (property === 'work') return plan.add(value)
    plan.settle()
    if (list) count(list, value)
    else if (property === 'answers') answer(value)
    else if (property === 'system') growth.system = shortName(system.safeParse(value).data ?? '')
    else drawing.add(property, value)
  })
  const take = (): DesignGrowth | undefined => {
    const taken = growth
    growth = {}
    return Object.keys(taken).length > 0 ? taken : undefined
  }
  return { push: withoutFrame(push), take }
}

/** The beginning of an answer before its design; an answer that was stored earlier is the design alone. */
const beforeDesign = /^\s*(?:```(?:json)?\s*)?\{\s*"design"\s*:\s*/
/** As much of it as may have come. */
const mayBeFrame = /^\s*(?:`{0,3}|```(?:json)?\s*)\{?\s*(?:"(?:d(?:e(?:s(?:i(?:g(?:n"?)?)?)?)?)?)?)?\s*:?\s*$/

/** Passes on the design within an answer, as soon as it begins. */
function withoutFrame(push: (text: string) => void) {
  let begun: string | undefined = ''
  return (text: string) => {
    if (begun === undefined) return push(text)
    begun += text
    const isFrame = mayBeFrame.test(begun)
    if (isFrame && !beforeDesign.test(begun)) return
    const rest = begun.replace(beforeDesign, '')
    begun = undefined
    push(rest)
  }
}

/** Components as they arrive, and each connection once both its ends are there. A duplicate key refers to the first component. */
function createDrawing(news: News) {
  const places = new Map<string, number>()
  let [parts, drawn] = [0, 0]
  let waiting: { from: string; to: string }[] = []

  function place(key: string, part: NonNullable<DesignGrowth['parts']>[number]) {
    if (parts === mostShown.parts) return
    if (!places.has(key)) places.set(key, parts)
    parts += 1
    ;(news().parts ??= []).push(part)
    const before = waiting
    waiting = []
    for (const one of before) connect(one)
  }
  function connect(ends: { from: string; to: string }) {
    if (drawn + waiting.length === mostShown.connections) return
    const [from, to] = [places.get(ends.from), places.get(ends.to)]
    if (from === undefined || to === undefined) {
      waiting.push(ends)
      return
    }
    drawn += 1
    ;(news().connections ??= []).push([from, to])
  }
  return {
    add(property: string, value: unknown) {
      if (property === 'outside') {
        const { key, name, is } = outside.element.safeParse(value).data ?? {}
        if (key !== undefined) place(key, { name: shortName(name!), kind: is! })
      } else if (property === 'components') {
        const { key, name, kind } = components.element.safeParse(value).data ?? {}
        if (key !== undefined) place(key, { name: shortName(name!), kind: kind! })
      } else if (property === 'connections') {
        const ends = connections.element.safeParse(value).data
        if (ends) connect(ends)
      }
    },
  }
}

/** Each piece of work once all work that it waits for is there, so that its weeks never change. */
function createPlan(news: News) {
  const placed: Work[] = []
  let waiting: Work[] = []
  const isPlaced = (key: string) => placed.some((one) => one.key === key)

  function place(one: Work) {
    placed.push({ ...one, after: [...new Set(one.after)].filter(isPlaced) })
    const { name, startWeek, weeks } = planWork(workOf(placed), { from: 'model', model: '' }).at(-1)!
    ;(news().work ??= []).push({ name: shortName(name), startWeek, weeks })
  }
  function placeReady() {
    const ready = waiting.find(({ after }) => after.every(isPlaced))
    if (!ready) return
    waiting = waiting.filter((one) => one !== ready)
    place(ready)
    placeReady()
  }
  return {
    add(value: unknown) {
      if (placed.length + waiting.length === mostShown.work) return
      const one = work.element.safeParse(value).data
      if (!one) return
      waiting.push(one)
      placeReady()
    },
    /** The list of work is complete: work that waits for a missing piece begins without it. */
    settle() {
      for (const one of waiting) place(one)
      waiting = []
    },
  }
}

/**
 * Reports the complete parts of a JSON object that is still being written: each item of a list property, and each other value. Reads each
 * character once and skips text that is not JSON.
 */
export function createCutter(hear: (property: string, value: unknown) => void): (text: string) => void {
  let [depth, property, piece] = [0, '', '']
  /** `over`: the object has ended. */
  let [isInText, isEscaped, isInList, isOver] = [false, false, false, false]

  function end() {
    const value = parse(isInList ? piece : `{${piece}}`)
    if (value !== undefined && isInList) hear(property, value)
    else for (const [name, own] of Object.entries(value ?? {})) hear(name, own)
    piece = ''
  }
  function open(character: string) {
    depth += 1
    if (depth === 2 && character === '[' && !isInList) {
      property = Object.keys(parse(`{${piece}null}`) ?? {})[0] ?? ''
      isInList = true
      piece = ''
    } else if (depth > 1) piece += character
  }
  function close(character: string) {
    const isEnd = depth === (isInList ? 2 : 1)
    if (isEnd) end()
    else piece += character
    if (isEnd && isInList) isInList = false
    depth -= 1
    isOver = depth === 0
  }
  return (text) => {
    for (const character of text) {
      if (isOver || (depth === 0 && character !== '{')) continue
      if (isInText) {
        piece += character
        isInText = isEscaped || character !== '"'
        isEscaped = !isEscaped && character === '\\'
      } else if (character === '{' || character === '[') open(character)
      else if (character === '}' || character === ']') close(character)
      else if (character === ',' && depth === (isInList ? 2 : 1)) end()
      else {
        piece += character
        isInText = character === '"'
      }
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
