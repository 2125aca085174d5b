import { hash, randomBytes } from 'node:crypto'

/** How a token begins, so that programs which look for secrets in what is published know it. */
const prefix = 'arc_'

/** 256 bits, which are shown once. */
export const createAccessToken = (): string => prefix + randomBytes(32).toString('base64url')

/** What the database keeps of it. */
export const hashAccessToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/** The last letters, by which a person tells one from another. */
export const endingOf = (token: string): string => token.slice(-4)

/** Tokens of an account that work at a time. */
export const mostTokens = 50

/** Within the sign-in throttle's window: wrong tokens from one address, and calls with one token. */
export const tokenLimits = { wrongPerAddress: 20, callsPerToken: 3000 } as const
