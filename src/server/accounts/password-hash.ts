import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** Argon2id is the package's default; memory is in KiB. A hash includes its cost, so that it is verified with the same. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number }
const usualCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// The same letters may arrive as different code points, depending on the keyboard.
const canonical = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string, cost = usualCost): Promise<string> => hash(canonical(password), cost)

let nobodysHash: Promise<string> | undefined

/** Takes the same time whether or not the account exists: without a hash it verifies against a dummy hash. */
export async function checkPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobodysHash ??= hashPassword(randomPassword())
  const matches = await verify(passwordHash ?? (await nobodysHash), canonical(password))
  return matches && passwordHash !== undefined
}

// Without characters that are easily confused.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Four groups of five characters, 99 bits. */
export const randomPassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')).join('-')
