import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { ProviderId } from '#shared/document-types.ts'
import { type PdfStandard, pdfStandards } from '#shared/formats.ts'
import { ConfigurationError } from './configuration-error.ts'
import { address, type LocalSettings, orUnset, type VendorSettings, vendorSettings } from './vendor-settings.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const proxies = /^(false|[1-9]|[\da-f/]*[.:][\da-f.:/]*(\s*,\s*[\da-f.:/]+)*)$/i

/** The key file of a service account, or its JSON text. */
function readAccount(value: string, context: z.RefinementCtx): string {
  try {
    const text = value.trimStart().startsWith('{') ? value : readFileSync(value, 'utf8')
    const { client_email, private_key } = JSON.parse(text) as Record<string, unknown>
    if (typeof client_email === 'string' && typeof private_key === 'string') return text
  } catch {
    // Reported below, without quoting text that may be a secret.
  }
  context.addIssue({ code: 'custom', message: 'the JSON key of a service account, or the path of its file' })
  return z.NEVER
}

/** An address alone, or in angle brackets after a name. */
const mailbox = /^([^\s@<>]+@[^\s@<>]+|[^<>\r\n]+ <[^\s@<>]+@[^\s@<>]+>)$/

const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i
type Reach = { HOST: string; PUBLIC_URL?: string | undefined; TRUST_PROXY: string | number | false }

/** Whether the server can only be reached from this machine, judging by its settings. */
const isOfThisMachine = ({ HOST, PUBLIC_URL, TRUST_PROXY }: Reach) =>
  TRUST_PROXY === false && loopback.test(HOST) && (PUBLIC_URL === undefined || loopback.test(new URL(PUBLIC_URL).hostname))
const isWeak = (password: string) => password.length < 12 || new Set(password.toLowerCase()).size < 6

const port = String.raw`([1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d{2}|655[0-2]\d|6553[0-5])`
const portList = new RegExp(String.raw`^\s*${port}\s*(,\s*${port}\s*)*$`)

/** Each message completes the sentence "NAME has to be …". */
const Settings = z
  .object({
    PORT: orUnset(
      z.coerce.number('a number').int('a whole number').min(0, 'at least 0').max(65_535, 'at most 65535').default(3000),
    ),
    HOST: orUnset(z.string().default('127.0.0.1')),
    PUBLIC_URL: orUnset(z.url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' }).optional()),
    DATA_DIR: orUnset(z.string().default('./data')),
    DATABASE_URL: orUnset(
      z.url({ protocol: /^postgres(ql)?$/, error: 'an address that begins with postgresql:// or postgres://' }).optional(),
    ),
    SECRET_KEY: orUnset(z.string().min(32, 'at least 32 characters long').optional()),
    TRUST_PROXY: orUnset(
      z
        .string()
        .regex(proxies, 'false, the number of proxies in front (1 to 9), or their addresses separated by commas')
        .transform((value) => (value === 'false' ? false : /^\d$/.test(value) ? Number(value) : value))
        .default(false),
    ),
    DEMO_USERNAME: orUnset(z.string().max(200, 'at most 200 characters long').default('demo')),
    DEMO_PASSWORD: orUnset(z.string().min(8, 'at least 8 characters long').max(200, 'at most 200 characters long').optional()),
    ...vendorSettings,
    MAX_DOCUMENTS_PER_DAY: orUnset(z.coerce.number('a number').int('a whole number').min(1, 'at least 1').default(500)),
    MAX_COST_PER_DAY: orUnset(z.coerce.number('a number').positive('more than 0').optional()),
    SMTP_URL: orUnset(z.url({ protocol: /^smtps?$/, error: 'an address that begins with smtp:// or smtps://' }).optional()),
    MAIL_FROM: orUnset(
      z
        .string()
        .trim()
        .max(254, 'at most 254 characters long')
        .regex(mailbox, 'an email address, such as documents@example.com or "Documents <documents@example.com>"')
        .optional(),
    ),
    GOOGLE_SERVICE_ACCOUNT: orUnset(z.string().transform(readAccount).optional()),
    GOOGLE_DRIVE_FOLDER: orUnset(
      z
        .string()
        .trim()
        .regex(/^[\w-]+$/, 'the id of a folder, as its address ends with')
        .optional(),
    ),
    GOOGLE_API_URL: address,
    HOOKS_TO_PRIVATE_ADDRESSES: orUnset(z.enum(['true', 'false'], 'true or false').default('false')),
    HOOK_PORTS: orUnset(
      z
        .string()
        .regex(portList, 'numbers from 1 to 65535, separated by commas')
        .transform((text) => text.split(',').map(Number))
        .default([]),
    ),
    PDF_STANDARD: orUnset(z.enum(pdfStandards, `one of ${pdfStandards.join(', ')}`).default('ua-1')),
    LOG_LEVEL: orUnset(z.enum(logLevels, `one of ${logLevels.join(', ')}`).default('info')),
    NODE_ENV: orUnset(z.string().optional()),
  })
  .refine((settings) => settings.LOCAL_MODEL_URL === undefined || settings.LOCAL_MODEL !== undefined, {
    path: ['LOCAL_MODEL'],
    error: 'given where LOCAL_MODEL_URL is: the name of the model to ask for',
  })
  .refine((settings) => settings.GOOGLE_SERVICE_ACCOUNT === undefined || settings.GOOGLE_DRIVE_FOLDER !== undefined, {
    path: ['GOOGLE_DRIVE_FOLDER'],
    error: 'given where GOOGLE_SERVICE_ACCOUNT is: a folder of a shared drive that the account may write to',
  })
  .refine((settings) => settings.SMTP_URL === undefined || settings.MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    error: 'set together with SMTP_URL: the sender of emails',
  })
  .refine((settings) => settings.SMTP_URL === undefined || settings.PUBLIC_URL !== undefined, {
    path: ['PUBLIC_URL'],
    error: 'set together with SMTP_URL, because emails contain links',
  })
  .refine((settings) => settings.DEMO_PASSWORD === undefined || isOfThisMachine(settings) || !isWeak(settings.DEMO_PASSWORD), {
    path: ['DEMO_PASSWORD'],
    error: 'at least 12 characters long, of at least 6 different ones, where others than this machine reach the server',
  })
  .refine((settings) => settings.DATABASE_URL === undefined || settings.SECRET_KEY !== undefined, {
    path: ['SECRET_KEY'],
    error: 'given where DATABASE_URL is, so that every server of that database has the same',
  })

const mayBeShown = new Set([
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'DATA_DIR',
  'TRUST_PROXY',
  'DEMO_USERNAME',
  'LOG_LEVEL',
  'PDF_STANDARD',
  'LOCAL_MODEL_CONTEXT',
  'MAX_TOKENS_PER_DOCUMENT',
  'MAX_DOCUMENTS_PER_DAY',
  'MAX_COST_PER_DAY',
  'MAIL_FROM',
  'GOOGLE_DRIVE_FOLDER',
  'HOOKS_TO_PRIVATE_ADDRESSES',
  'HOOK_PORTS',
])

/** Without a slash at its end. */
const bareAddress = (url: string | undefined) => url?.replace(/\/+$/, '')

/** Limits per day (UTC). */
export type DailyLimits = {
  /** Documents that an account may request. */
  documents: number
  /** The total cost of vendors for all accounts, in the currency of their prices; unlimited if unset. */
  cost: number | undefined
}

/** The settings of the person who runs the server. */
export type Configuration = {
  port: number
  host: string
  /** Without a slash at its end. */
  publicUrl: string | undefined
  dataFolder: string
  databaseUrl: string | undefined
  secretKey: string | undefined
  /** In Fastify's form. */
  trustProxy: boolean | number | string
  demoUsername: string
  demoPassword: string | undefined
  vendors: Record<ProviderId, VendorSettings> & { local: LocalSettings }
  /** Tokens that a vendor may write for one document. */
  tokensPerDocument: number
  dailyLimits: DailyLimits
  /** The mail server and the sender of emails; if unset, emails are shown on the page to be copied. */
  mail: { url: string; from: string } | undefined
  /** Where copies of documents are stored; if unset, they are stored only here. */
  google: { serviceAccount: string; folder: string; apiUrl: string } | undefined
  /** Hook messages may be sent to this machine and its network; for development. */
  allowsPrivateHooks: boolean
  /** Ports that hook messages may be sent to, besides 443 and 80. */
  hookPorts: number[]
  pdfStandard: PdfStandard
  logLevel: (typeof logLevels)[number]
  isDevelopment: boolean
}

export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  const { data, error } = Settings.safeParse(environment)
  if (!data) throw new ConfigurationError(describe(error.issues[0]!, environment))
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl: bareAddress(data.PUBLIC_URL),
    dataFolder: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    secretKey: data.SECRET_KEY,
    trustProxy: data.TRUST_PROXY,
    demoUsername: data.DEMO_USERNAME,
    demoPassword: data.DEMO_PASSWORD,
    vendors: {
      claude: { key: data.ANTHROPIC_API_KEY, address: bareAddress(data.ANTHROPIC_BASE_URL), modelId: data.ANTHROPIC_MODEL },
      openai: { key: data.OPENAI_API_KEY, address: bareAddress(data.OPENAI_BASE_URL), modelId: data.OPENAI_MODEL },
      local: { address: bareAddress(data.LOCAL_MODEL_URL), modelId: data.LOCAL_MODEL, context: data.LOCAL_MODEL_CONTEXT },
    },
    tokensPerDocument: data.MAX_TOKENS_PER_DOCUMENT,
    dailyLimits: { documents: data.MAX_DOCUMENTS_PER_DAY, cost: data.MAX_COST_PER_DAY },
    mail: data.SMTP_URL === undefined ? undefined : { url: data.SMTP_URL, from: data.MAIL_FROM! },
    google:
      data.GOOGLE_SERVICE_ACCOUNT === undefined
        ? undefined
        : {
            serviceAccount: data.GOOGLE_SERVICE_ACCOUNT,
            folder: data.GOOGLE_DRIVE_FOLDER!,
            apiUrl: bareAddress(data.GOOGLE_API_URL) ?? 'https://www.googleapis.com',
          },
    allowsPrivateHooks: data.HOOKS_TO_PRIVATE_ADDRESSES === 'true',
    hookPorts: data.HOOK_PORTS,
    pdfStandard: data.PDF_STANDARD,
    logLevel: data.LOG_LEVEL,
    isDevelopment: data.NODE_ENV === 'development',
  }
}

function describe(issue: z.core.$ZodIssue, environment: Record<string, string | undefined>): string {
  const name = String(issue.path[0])
  const value = environment[name]
  const shown = value !== undefined && mayBeShown.has(name) ? `, not "${value}"` : ''
  return `${name} has to be ${issue.message}${shown}.`
}
