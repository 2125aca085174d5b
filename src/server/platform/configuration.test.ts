import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'

test('without any setting the server is at home on this machine', () => {
  expect(readConfiguration({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataFolder: `${process.cwd()}/data`,
    demoUsername: 'demo',
    trustProxy: false,
    logLevel: 'info',
    allowsPrivateHooks: false,
    hookPorts: [],
    pdfStandard: 'ua-1',
    isDevelopment: false,
  })
})

test('an empty setting counts as none', () => {
  const names = [
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'DATA_DIR',
    'DATABASE_URL',
    'SECRET_KEY',
    'TRUST_PROXY',
    'DEMO_PASSWORD',
    'LOG_LEVEL',
    'PDF_STANDARD',
  ]
  expect(readConfiguration(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfiguration({}))
})

test('right settings are taken as they are meant', () => {
  expect(readConfiguration({ PORT: '0', PUBLIC_URL: 'https://example.org/', TRUST_PROXY: '2', LOG_LEVEL: 'warn' })).toMatchObject({
    port: 0,
    publicUrl: 'https://example.org',
    trustProxy: 2,
    logLevel: 'warn',
  })
  expect(readConfiguration({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toBe('10.0.0.0/8, ::1')
  expect(readConfiguration({ TRUST_PROXY: 'false' }).trustProxy).toBe(false)
})

const secret = 'not-to-be-shown'
const wrong: [Record<string, string>, string][] = [
  [{ PORT: 'many' }, 'PORT has to be a number, not "many".'],
  [{ PORT: '70000' }, 'PORT has to be at most 65535, not "70000".'],
  [{ LOCAL_MODEL_CONTEXT: '512' }, 'LOCAL_MODEL_CONTEXT has to be at least 4096, not "512".'],
  [{ PORT: '1.5' }, 'PORT has to be a whole number, not "1.5".'],
  [{ PUBLIC_URL: 'example.org' }, 'PUBLIC_URL has to be an address that begins with http:// or https://, not "example.org".'],
  [
    { DATABASE_URL: `mysql://me:${secret}@x/y` },
    'DATABASE_URL has to be an address that begins with postgresql:// or postgres://.',
  ],
  [{ ANTHROPIC_API_KEY: `${secret} ${secret}` }, 'ANTHROPIC_API_KEY has to be letters, digits and signs without spaces.'],
  [{ OPENAI_API_KEY: `${secret}é` }, 'OPENAI_API_KEY has to be letters, digits and signs without spaces.'],
  [{ SECRET_KEY: secret }, 'SECRET_KEY has to be at least 32 characters long.'],
  [
    { DATABASE_URL: 'postgresql://x/y' },
    'SECRET_KEY has to be given where DATABASE_URL is, so that every server of that database has the same.',
  ],
  [
    { TRUST_PROXY: 'true' },
    'TRUST_PROXY has to be false, the number of proxies in front (1 to 9), or their addresses separated by commas, not "true".',
  ],
  [{ PDF_STANDARD: 'a-1b' }, 'PDF_STANDARD has to be one of ua-1, a-3a, not "a-1b".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL has to be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
  [{ DEMO_PASSWORD: 'short' }, 'DEMO_PASSWORD has to be at least 8 characters long.'],
  [
    { DEMO_PASSWORD: 'password1', HOST: '0.0.0.0' },
    'DEMO_PASSWORD has to be at least 12 characters long, of at least 6 different ones, where others than this machine reach the server.',
  ],
  [
    { DEMO_PASSWORD: 'password1', TRUST_PROXY: '1' },
    'DEMO_PASSWORD has to be at least 12 characters long, of at least 6 different ones, where others than this machine reach the server.',
  ],
  [
    { DEMO_PASSWORD: 'aaaaaaaaaaaaaa', PUBLIC_URL: 'https://desk.test' },
    'DEMO_PASSWORD has to be at least 12 characters long, of at least 6 different ones, where others than this machine reach the server.',
  ],
]

test.each(wrong)('a wrong setting %j is named in one line', (environment, line) => {
  expect(() => readConfiguration(environment)).toThrow(expect.objectContaining({ name: 'ConfigurationError', message: line }))
})

test('ports that messages of hooks may go to are numbers of ports', () => {
  expect(readConfiguration({ HOOK_PORTS: '8443, 65535' }).hookPorts).toEqual([8443, 65_535])
  for (const written of ['https', '0', '65536', '443;444', '443,'])
    expect(() => readConfiguration({ HOOK_PORTS: written })).toThrow(
      `numbers from 1 to 65535, separated by commas, not "${written}"`,
    )
})
