import { firm } from '#shared/firm.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as words from '#words/shell.ts'

/** Shown when a screen fails or cannot be loaded. */
export const ScreenFailed = () => (
  <main className="mx-auto grid min-h-dvh max-w-sm content-center justify-items-start gap-6 px-5 pb-24">
    <PageHeading
      title={words.thisPageCouldNotBe}
      documentTitle={`${words.somethingWentWrong} – ${firm.name}`}
      description={words.whatYouHadTypedIs}
    />
    <Button variant="primary" onClick={() => location.reload()}>
      {words.loadAgain}
    </Button>
  </main>
)
