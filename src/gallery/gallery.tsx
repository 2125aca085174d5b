import type { ComponentType } from 'react'
import { ContentView } from '#web/documents/content/content-view.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { allSpecimens } from './all-specimens.ts'
import { galleryContent } from './gallery-content.ts'
import type { Specimen } from './specimen.tsx'

/** Address of the pictures of blocks, drawn as the server draws them for the product. */
export const pictureAddress = (blockId: string) => `/gallery/pictures/${blockId}.svg`

/** Every control of `web/ui` in each state and every kind of block, as the product renders them; only in development. */
export const Gallery = () => (
  <div className="mx-auto grid max-w-[80rem] gap-12 px-4 py-6 sm:px-8">
    <header className="flex items-center justify-between gap-4">
      <h1 className="text-2xl font-medium tracking-tight">Gallery</h1>
      <ThemeSwitch />
    </header>
    <nav aria-label="Gallery" className="flex flex-wrap gap-x-5 gap-y-2">
      {[...Object.keys(allSpecimens), 'Blocks'].map((group) => (
        <a key={group} href={`#${group}`} className="text-accent underline underline-offset-4">
          {group}
        </a>
      ))}
    </nav>
    <main className="grid gap-12">
      {Object.entries(allSpecimens).map(([group, specimens]) => (
        <Group key={group} title={group} specimens={specimens} />
      ))}
      <section aria-labelledby="Blocks" className="grid min-w-0 gap-4">
        <h2 id="Blocks" className="border-b border-line pb-2 text-xl font-medium">
          Blocks
        </h2>
        <div className="min-w-0 rounded-lg border border-line bg-surface">
          <ContentView content={galleryContent} pictureOf={pictureAddress} />
        </div>
      </section>
    </main>
  </div>
)

const Group = ({ title, specimens }: { title: string; specimens: Specimen[] }) => (
  <section aria-labelledby={title} className="grid min-w-0 gap-6">
    <h2 id={title} className="border-b border-line pb-2 text-xl font-medium">
      {title}
    </h2>
    {specimens.flatMap(({ file, components }) =>
      Object.entries(components).map(([component, states]) => (
        <div key={`${file} ${component}`} className="grid min-w-0 gap-3">
          <p className="font-mono text-sm text-ink-2">
            {component} <span className="text-ink-3">web/ui/{file}</span>
          </p>
          <div className="grid min-w-0 gap-4 md:grid-cols-2 xl:grid-cols-3">
            {Object.entries(states).map(([state, Show]) => (
              <State key={state} name={state} Show={Show} />
            ))}
          </div>
        </div>
      )),
    )}
  </section>
)

const State = ({ name, Show }: { name: string; Show: ComponentType }) => (
  <div className="grid min-w-0 content-start gap-2 rounded-lg border border-line p-4">
    <p className="text-xs text-ink-3">{name}</p>
    <div className="min-w-0">
      <Show />
    </div>
  </div>
)
