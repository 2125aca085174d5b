import { firm } from '#shared/firm.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

/** When a screen breaks or cannot be loaded. */
export const ScreenFailed = () => (
  <main className="mx-auto grid min-h-dvh max-w-sm content-center justify-items-start gap-6 px-5 pb-24">
    <PageHeading
      title="This page could not be shown"
      documentTitle={`Something went wrong – ${firm.name}`}
      description="What you had typed is kept. Loading the page again usually helps."
    />
    <Button variant="primary" onClick={() => location.reload()}>
      Load again
    </Button>
  </main>
)
