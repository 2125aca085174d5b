import Plus from 'lucide-react/icons/plus'
import { firm, portfolioFigures } from '#shared/firm.ts'
import { PortfolioSearch } from '#web/clients/portfolio-search.tsx'
import { StartupAdvisory } from '#web/clients/startup-advisory.tsx'
import { FigureStrip } from '#web/ui/figure-strip.tsx'
import { InertButton } from '#web/ui/inert-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export const Clients = () => (
  <>
    <div className="flex flex-wrap items-start justify-between gap-4">
      <PageHeading
        title="Client Portfolio"
        documentTitle={`Clients – ${firm.name}`}
        description="Whom the firm works for, on what, and since when."
      />
      <InertButton>
        <Plus aria-hidden size={16} />
        New Engagement
      </InertButton>
    </div>
    <div className="mt-7 grid gap-8">
      <FigureStrip figures={portfolioFigures} />
      <PortfolioSearch />
      <StartupAdvisory />
    </div>
  </>
)
