import Plus from 'lucide-react/icons/plus'
import { firm, projectFigures, projects } from '#shared/firm.ts'
import { ProjectCard } from '#web/projects/project-card.tsx'
import { FigureStrip } from '#web/ui/figure-strip.tsx'
import { InertButton } from '#web/ui/inert-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export const Projects = () => (
  <>
    <div className="flex flex-wrap items-start justify-between gap-4">
      <PageHeading
        title="Projects"
        documentTitle={`Projects – ${firm.name}`}
        description="What is being built, how far it is, and until when."
      />
      <InertButton>
        <Plus aria-hidden size={16} />
        New Project
      </InertButton>
    </div>
    <ul className="mt-7 grid gap-4 lg:grid-cols-2">
      {projects.map((project) => (
        <ProjectCard key={project.id} project={project} />
      ))}
    </ul>
    <section aria-labelledby="project-overview" className="mt-8">
      <h2 id="project-overview" className="mb-3 text-lg font-medium tracking-tight">
        Project Overview
      </h2>
      <FigureStrip figures={projectFigures} />
    </section>
  </>
)
