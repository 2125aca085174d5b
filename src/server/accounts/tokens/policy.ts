import { hash, randomBytes } from 'node:crypto'

/** A fixed prefix, so that scanners for published secrets recognise a token. */
const prefix = 'arc_'

/** 256 bits; shown only once. */
export const createAccessToken = (): string => prefix + randomBytes(32).toString('base64url')

/** The hash that the database stores instead of the token. */
export const hashAccessToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/** The last characters, to tell tokens apart in a list. */
export const endingOf = (token: string): string => token.slice(-4)

/** Maximum number of valid tokens of an account. */
export const mostTokens = 50

/** Maximum number of wrong tokens from one address, and of calls with one token, within the sign-in throttle's window. */
export const tokenLimits = { wrongPerAddress: 20, callsPerToken: 3000 } as const
