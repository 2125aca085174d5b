import { recordAudit } from '#server/audit/store.ts'
import type { Visit } from '#server/platform/serving/call.ts'
import { AppError } from '#shared/errors.ts'
import { confirmPassword } from './confirm-password.ts'
import { hashPassword } from './password-hash.ts'
import { lockPasskeys } from './passkeys/store.ts'
import type { Viewer } from './policy.ts'
import type { AccountsContext } from './sign-in.ts'
import { createToken, giveCookies, giveDevice, hashToken, readToken } from './sign-in-cookie.ts'
import { keepDevice } from './devices/store.ts'
import { addSignIn, changePassword, endSignIn, forgiveAttempts } from './store.ts'
import { endTokensOf } from './tokens/store.ts'

/** Minimum length in characters. */
const shortest = 8

/** Passwords from the lists that attackers try first. */
const guessedFirst = `12345678 123456789 1234567890 0123456789 87654321 password passw0rd password1 password12 password123 p@ssw0rd
p@ssword qwertyui qwertyuiop qwerty123 qwerty12 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx asdfghjk asdfghjkl zxcvbnm1 iloveyou
sunshine princess football baseball superman trustno1 welcome1 welcome123 letmein1 letmein123 changeme changeit admin123
administrator abc12345 abcd1234 aa123456 a1b2c3d4 dragon123 monkey123 master123 shadow123 michael1 jennifer computer starwars
whatever internet samsung1 google123 charlie1 default1 secret123 topsecret demo1234 demodemo test1234 testtest arcwright`
const known = new Set(guessedFirst.split(/\s+/))

/** Pieces of passwords that are guessed soon, even in long passwords: words, rows of keys, seasons and months. */
const pieces = `passwor[dt] passwd p[a@]ssw[o0]r[dt] qwertyuiop qwerty qwertz azerty asdfghjkl asdfgh zxcvbnm 1q2w3e4r5t6y 1q2w3e4r5t
1q2w3e4r q1w2e3r4t5y6 q1w2e3r4 1qaz2wsx3edc 1qaz2wsx zaq12wsx qazwsx(?:edc)? abcd(?:ef(?:gh)?)? abc welcome willkommen letmein
iloveyou trustno master admin(?:istrator)? root user login guest test demo default secret change(?:me|it) computer internet
google samsung microsoft arcwright monkey dragon shadow sunshine princess football baseball superman batman starwars whatever
spring summer autumn winter january february march april may june july august september october november december
monday tuesday wednesday thursday friday saturday sunday`
const piece = new RegExp(pieces.split(/\s+/).join('|'), 'g')
/** Minimum number of characters outside such pieces. */
const fewestOwn = 4

function isPutTogether(plain: string): boolean {
  const rest = plain.replaceAll(piece, '')
  return rest !== plain && rest.replaceAll(/[^\p{L}]/gu, '').length < fewestOwn
}

/** “123456789012”, “abcdefghijkl”: each character follows the previous one. */
function isRow(plain: string): boolean {
  const steps = Array.from(plain.slice(1), (letter, index) => letter.charCodeAt(0) - plain.charCodeAt(index))
  return steps.filter((step) => Math.abs(step) <= 1 || step === -9).length >= steps.length - 1
}

/** Returns a sentence on why a password is easy to guess; undefined if it is not. */
export function passwordWeakness(password: string, username: string): string | undefined {
  const plain = password.normalize('NFKC').toLowerCase()
  const [name] = username.normalize('NFKC').trim().toLowerCase().split('@')
  if (plain.length < shortest) return `A password has at least ${shortest} characters.`
  if (new Set(plain).size < 4) return 'This password repeats a few characters; choose another.'
  if (known.has(plain) || known.has(plain.replace(/[^a-z]+$/, '')) || isRow(plain) || isPutTogether(plain))
    return 'This password is among the first that are guessed; choose another.'
  if (name && name.length > 3 && plain.replaceAll(name, '').length < shortest)
    return 'This password is little more than your name; choose another.'
  return undefined
}

const hasEnded = () => new AppError('not-signed-in', 'Your sign-in has ended. Sign in again.')

type Request = { viewer: Viewer; visit: Visit; current: string; next: string; endTokens: boolean }

/**
 * Ends all sign-ins of the account and forgets its known browsers, apart from the current browser, which gets a new sign-in; on request
 * ends its tokens as well.
 */
export async function changeOwnPassword(
  { database, isSecure }: AccountsContext,
  { viewer, visit, current, next, endTokens }: Request,
): Promise<void> {
  const { accountId } = viewer
  const asked = { accountId, address: visit.address, password: current, action: 'password-change' }
  const { usernameKey, counted } = await confirmPassword(database, asked)
  const weakness = passwordWeakness(next, usernameKey)
  if (weakness) throw new AppError('invalid-input', weakness)
  const [hash, token, device] = [await hashPassword(next), createToken(), createToken()]
  await database.transaction().execute(async (transaction) => {
    await lockPasskeys(transaction, accountId)
    // Adding a passkey elsewhere ends this sign-in; the change must then not continue without the passkey.
    if (!(await endSignIn(transaction, hashToken(readToken(visit.cookies, isSecure) ?? '')))) throw hasEnded()
    await changePassword(transaction, usernameKey, hash)
    // After the sign-ins have ended, so that none of them can create another token.
    const tokensEnded = endTokens ? await endTokensOf(transaction, accountId) : 0
    const { address, agent } = visit
    const begun = await addSignIn(transaction, { tokenHash: hashToken(token), accountId, passwordHash: hash, address, agent })
    if (!begun) throw hasEnded()
    await keepDevice(transaction, { tokenHash: hashToken(device), accountId })
    await forgiveAttempts(transaction, counted)
    const details = { address, tokensEnded }
    await recordAudit(transaction, { actor: accountId, action: 'password-changed', subject: accountId, details })
  })
  giveCookies(visit.cookies, token, isSecure)
  giveDevice(visit.cookies, device, isSecure)
}
