import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** Argon2id is the package's own default; memory in KiB. A hash names its cost, so that it is checked at the same. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number }
const usualCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// A password typed on another keyboard may come as other code points of the same letters.
const canonical = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string, cost = usualCost): Promise<string> => hash(canonical(password), cost)

let nobodysHash: Promise<string> | undefined

/** Takes the same time whether or not there is such an account: without a hash it checks against nobody's. */
export async function checkPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobodysHash ??= hashPassword(randomPassword())
  const matches = await verify(passwordHash ?? (await nobodysHash), canonical(password))
  return matches && passwordHash !== undefined
}

// Without those that are taken for one another.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Four groups of five, 99 bits. */
export const randomPassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')).join('-')
