import type { Capability } from '../catalogue/capability.ts'
import type { Ban, Reading } from '../reading/reading.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Words as a whole, in any number: `language models` means `language model`. */
const naming = (words: string) => {
  const stem = words.trim().replace(/(?<=\p{L}{3})s$/u, '')
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])${escaped(stem).replaceAll(/\s+/g, String.raw`[\s-]+`)}(?:['’]?s|es)?(?![\p{L}\p{N}])`,
    'iu',
  )
}

const compiled = new WeakMap<Ban, RegExp[]>()
const patternsOf = (ban: Ban) => {
  const known = compiled.get(ban) ?? [ban.name, ...ban.also].filter((name) => name.trim() !== '').map(naming)
  compiled.set(ban, known)
  return known
}

/** The ban that a name, a technology or a kind of part falls under. */
export const banOn = (text: string, { bans }: Pick<Reading, 'bans'>): Ban | undefined =>
  bans.find((ban) => patternsOf(ban).some((pattern) => pattern.test(text)))

/** “Microsoft Dynamics is not to be used” refuses that product; a shorter name read in the same sentence is only a part of it. */
export const wholeNames = (bans: Ban[]): Ban[] =>
  bans.filter(
    ({ name, statement }) =>
      !bans.some(
        (other) =>
          other.statement === statement &&
          other.name.length > name.length &&
          other.name.toLowerCase().startsWith(`${name.toLowerCase()} `),
      ),
  )

/** Whether a capability may be proposed at all: what it is made of is not refused. */
export const mayUse = (capability: Pick<Capability, 'made' | 'name'>, reading: Pick<Reading, 'bans'>) =>
  refusalOf(capability, reading) === undefined

/** The ban on a capability or on what it is made of. */
export const refusalOf = ({ made, name }: Pick<Capability, 'made' | 'name'>, reading: Pick<Reading, 'bans'>): Ban | undefined =>
  [name, ...made].map((kind) => banOn(kind, reading)).find((ban) => ban !== undefined)
