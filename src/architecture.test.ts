import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Read from the top down: a folder may import from itself and from folders above it, never from one below. */
const order = {
  server: [
    'shared',
    ...[
      'solution',
      'references',
      'verify',
      'document-types',
      'open-xml',
      'render',
      'templates',
      'compose',
      'compare',
      'platform',
      'audit',
      'mail',
      'accounts',
      'clients',
      'enquiries',
      'activity',
      'keys',
      'usage',
      'rates',
      'drive',
      'sharing',
      'documents',
      'designs',
      'comments',
      'reviews',
      'questions',
      'projects',
      'overview',
      'generation',
      'exports',
      'notifications',
      'hooks',
      'chat',
      'api',
      'migrations',
      'serve-calls.ts',
      'app.ts',
      'commands',
      'main.ts',
      'testing',
    ].map((folder) => `server/${folder}`),
  ],
  web: [
    'shared',
    ...[
      'words',
      'ui',
      'landing',
      'api',
      'accounts',
      'documents',
      'notifications',
      'comparison',
      'library',
      'editor',
      'design',
      'comments',
      'reviews',
      'sharing',
      'sending',
      'hooks',
      'enquiries',
      'overview',
      'chat',
      'clients',
      'projects',
      'search',
      'settings',
      'screens',
      'app.tsx',
      'main.tsx',
      'testing',
    ].map((folder) => `web/${folder}`),
  ],
  site: [
    'shared',
    ...['solution', 'references', 'document-types', 'open-xml', 'render', 'compose'].map((folder) => `server/${folder}`),
    'web/words',
    'web/ui',
    'web/landing',
    'site',
  ],
  gallery: [
    'shared',
    'server/open-xml',
    'server/render',
    'server/exports',
    'server/testing',
    'web/words',
    'web/ui',
    'web/documents',
    'gallery',
  ],
  quality: [
    'shared',
    ...['solution', 'references', 'document-types', 'compose', 'usage', 'documents/passages', 'testing'].map(
      (folder) => `server/${folder}`,
    ),
    'quality',
  ],
  validity: ['shared', 'server/open-xml', 'server/render', 'server/generation', 'server/testing', 'validity'],
}

/** Folders of a noun: these file names, tests, and `verb-noun.ts` for longer work. */
const nouns = (
  'audit mail accounts clients enquiries activity keys usage rates drive sharing documents designs comments reviews questions projects ' +
  'overview generation exports notifications hooks chat'
).split(' ')
const nounFile = /^(handlers|policy|store|[a-z]+(-[a-z0-9]+)+)\.ts$/

/** A heavy package and the one folder that may import it. */
const homes: Record<string, string> = {
  '@myriaddreamin/typst-ts-node-compiler': 'server/render/pdf/',
  '@resvg/resvg-js': 'server/render/',
  unpdf: 'server/templates/',
  'mdast-util-from-markdown': 'server/templates/',
  'postal-mime': 'server/templates/email/',
  '@kenjiuno/msgreader': 'server/templates/email/',
  diff: 'server/compare/',
  '@xyflow/react': 'web/design/picture/',
  '@node-rs/argon2': 'server/accounts/',
  fastify: 'server/platform/',
  kysely: 'server/',
  pg: 'server/platform/',
}

const vagueNames = /^(utils?|helpers?|common|misc|managers?|services?|types|constants)\.tsx?$/

const root = import.meta.dirname
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const sources = files.filter((file) => !isTest(file))
const textOf = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
const placeOf = (file: string, places: string[]) => places.findIndex((place) => file === place || file.startsWith(`${place}/`))

function importsOf(file: string) {
  const specifiers = textOf.get(file)!.matchAll(/(?:\bfrom|^import|\bimport\() ?['"]([^'"]+)['"]/gm)
  return [...specifiers].map(([, path = '']) =>
    path.startsWith('#words/')
      ? path.replace('#words', 'web/words/en')
      : path.startsWith('#')
        ? path.slice(1)
        : path.startsWith('.')
          ? join(dirname(file), path)
          : path,
  )
}

for (const [side, places] of Object.entries(order)) {
  test(`${side} imports only upwards`, () => {
    const offences = sources
      .filter((file) => file.startsWith(`${side}/`) || file.startsWith('shared/'))
      .flatMap((file) => importsOf(file).map((target) => ({ file, target })))
      .filter(({ target }) => /^(shared|server|web|site|gallery|quality|validity)\//.test(target))
      .filter(({ file, target }) => {
        const [from, to] = [placeOf(file, places), placeOf(target, places)]
        return from === -1 || to === -1 || to > from
      })
    expect(offences).toEqual([])
  })
}

test('shared imports zod and nothing else', () => {
  const strangers = sources
    .filter((file) => file.startsWith('shared/'))
    .flatMap((file) =>
      importsOf(file).filter((target) => target !== 'zod' && target !== 'zod/mini' && !target.startsWith('shared/')),
    )
  expect(strangers).toEqual([])
})

test('only stores, migrations and the platform speak SQL', () => {
  const speakers = sources.filter((file) =>
    /\bsql`|\bsql<|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(textOf.get(file)!),
  )
  expect(speakers.filter((file) => !/(^|\/)store\.ts$|^server\/(platform|migrations|testing)\//.test(file))).toEqual([])
})

test('each heavy package has one home', () => {
  const shipped = sources.filter((file) => !/^(server\/testing|validity)\//.test(file))
  const strays = shipped.flatMap((file) =>
    importsOf(file)
      .map((target) => Object.keys(homes).find((name) => target === name || target.startsWith(`${name}/`)))
      .filter((name): name is string => name !== undefined && !file.startsWith(homes[name]!))
      .map((name) => `${file} imports ${name}`),
  )
  expect(strays).toEqual([])
})

test('the server starts without what only its workers use', () => {
  const loaded = new Set(['server/main.ts'])
  for (const file of loaded) if (textOf.has(file)) for (const target of importsOf(file)) loaded.add(target)
  expect(loaded.size).toBeGreaterThan(100)
  expect(
    [...loaded].filter((target) => /^(@myriaddreamin|@resvg|unpdf|mdast)|^server\/(render\/renderers|testing)/.test(target)),
  ).toEqual([])
})

/** Imports that load a module, without those of types alone. */
function loadedWith(file: string) {
  const typesAlone = /^(?:import|export) (?:type\b[^'"]*|\{(?:\s*type [^,}]+,?)+\s*\} )from ['"]([^'"]+)['"]/gm
  const types = new Set([...textOf.get(file)!.matchAll(typesAlone)].map(([, path = '']) => path))
  const resolved = (path: string) =>
    path.startsWith('#') ? path.slice(1) : path.startsWith('.') ? join(dirname(file), path) : path
  const values = new Set([...types].map(resolved))
  return importsOf(file).filter((target) => !values.has(target))
}

test('the page loads no schema of a call', () => {
  const loaded = new Set(['web/main.tsx'])
  for (const file of loaded) if (textOf.has(file)) for (const target of loadedWith(file)) loaded.add(target)
  expect(loaded.size).toBeGreaterThan(100)
  expect([...loaded].filter((file) => textOf.has(file) && loadedWith(file).includes('zod'))).toEqual([])
})

test('nouns use the agreed file names', () => {
  const strangers = sources
    .filter((file) => nouns.some((noun) => file.startsWith(`server/${noun}/`)))
    .filter((file) => !nounFile.test(file.split('/').at(-1)!))
  expect(strangers).toEqual([])
})

test('every name is kebab-case and says something, and nothing is exported by default', () => {
  const badNames = files.filter((file) => {
    const name = file.split('/').at(-1)!
    return vagueNames.test(name) || !/^[a-z0-9]+(-[a-z0-9]+)*(\.test)?\.(tsx?|d\.ts)$/.test(name)
  })
  expect(badNames).toEqual([])
  expect(sources.filter((file) => /^export default /m.test(textOf.get(file)!))).toEqual([])
})

test('text becomes HTML by React alone, but for the firm’s own description in the head of the landing page', () => {
  const other = /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(/
  expect(files.filter((file) => /^(web|site)\//.test(file) && other.test(textOf.get(file)!))).toEqual(['site/heads.tsx'])
})

test('no file is longer than 250 lines', () => {
  expect(files.filter((file) => textOf.get(file)!.split('\n').length > 251)).toEqual([])
})
