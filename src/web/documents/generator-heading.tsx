import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { firm } from '#shared/firm.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as words from '#words/documents.ts'

const generators = [
  { path: '/dashboard/documents', label: words.advanced },
  { path: '/dashboard/documents-simple', label: words.simple },
  { path: '/dashboard/documents-old', label: words.professional },
]

type GeneratorHeadingProps = { title: string; description: string; children?: ReactNode }

/** The title of a generator, with links to the two others. */
export const GeneratorHeading = ({ title, description, children }: GeneratorHeadingProps) => (
  <>
    <PageHeading title={title} documentTitle={`${title} – ${firm.name}`} description={description}>
      {children}
    </PageHeading>
    <nav aria-label={words.documentGenerators} className="mt-5 flex gap-5 border-b border-line sm:gap-6">
      {generators.map(({ path, label }) => (
        <NavLink
          key={path}
          to={path}
          end
          className="-mb-px flex h-10 items-center border-b-2 border-transparent text-sm font-medium text-ink-3 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink pointer-coarse:h-11"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  </>
)
