import { useState } from 'react'
import { copyText } from '#web/ui/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { NoticeBanner } from '#web/ui/notice-banner.tsx'
import * as general from '#words/general.ts'
import * as words from '#words/settings.ts'

/** A password that is shown only this once. */
export function ShownPassword({ username, password }: { username: string; password: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <NoticeBanner>
      <p>{words.signsInWithThisPassword(username)}</p>
      <p className="flex flex-wrap items-center gap-3">
        <code className="font-mono">{password}</code>
        <Button size="small" onClick={() => void copyText(password).then(setCopied)}>
          {isCopied ? general.copied : general.copy}
        </Button>
      </p>
    </NoticeBanner>
  )
}
