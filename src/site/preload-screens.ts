import type { Plugin, Rolldown } from 'vite'
import { invitedScreens } from '#shared/invited-screens.ts'

/** The screen of each path, by its file. */
const screenAt = {
  '/dashboard': 'overview/overview',
  '/dashboard/documents': 'advanced-generator/advanced-generator',
  '/dashboard/documents-simple': 'simple-generator/simple-generator',
  '/dashboard/documents-old': 'enhanced-generator/enhanced-generator',
  '/dashboard/ai': 'assistants/assistants',
  '/dashboard/clients': 'clients/clients',
  '/dashboard/projects': 'projects/projects',
  '/dashboard/settings': 'settings/settings',
  '/documents': 'library/library',
}

/** Preloads the files of a screen together with the app, instead of waiting until the app knows its path. */
export function preloadScreens(page: string): Plugin {
  return {
    name: 'preload-screens',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle, filename }) => {
        if (!bundle || !filename.endsWith(page)) return html
        const there = new Set([...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => file))
        const around = filesOf(bundle, 'screens/dashboard/dashboard')
        const invitation = filesOf(bundle, 'accounts/invitation')
        const files = Object.entries(screenAt).map(([path, screen]) => [
          path,
          [
            ...new Set([...around, ...filesOf(bundle, `screens/${screen}`), ...(invitedScreens.has(path) ? invitation : [])]),
          ].filter((file) => !there.has(file)),
        ])
        const script = `
      for (const file of ${JSON.stringify(Object.fromEntries(files))}[location.pathname] ?? [])
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }))
    `
        return [{ tag: 'script', children: script, injectTo: 'head' as const }]
      },
    },
  }
}

/** Returns the file that contains a screen, and those that it imports. */
function filesOf(bundle: Rolldown.OutputBundle, screen: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/web/${screen}.tsx`)))
  if (!holder) throw new Error(`No chunk holds the screen ${screen}.`)
  const files = new Set([holder.fileName])
  for (const file of files) for (const name of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(name)
  return [...files]
}
