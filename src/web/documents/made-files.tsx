import type { Generated } from '#shared/api/documents-v3.ts'
import { Button } from '#web/ui/button.tsx'
import * as words from '#words/made-files.ts'
import { downloadFile } from './download-file.ts'

/** Files made by the agent, only for download, never displayed. */
export const MadeFiles = ({ files }: Pick<Generated, 'files'>) => (
  <section aria-labelledby="made-files" className="grid gap-2 border-t border-line pt-4">
    <h3 id="made-files" className="text-sm text-ink-3">
      {words.filesMadeByAgent}
    </h3>
    <ul className="flex flex-wrap gap-2">
      {files.map(({ name, downloadUrl }) => (
        <li key={downloadUrl}>
          <Button size="small" aria-label={words.download(name)} onClick={() => downloadFile(downloadUrl)}>
            {name}
          </Button>
        </li>
      ))}
    </ul>
  </section>
)
