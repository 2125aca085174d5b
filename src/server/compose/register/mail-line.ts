export type AsideKind = 'signature' | 'disclaimer' | 'banner' | 'mail-header'
/** What a line is in a mail: one that says nothing of the work has an `aside`. */
export type MailLine = { aside?: AsideKind; message: number; speaker?: string; earlier: boolean }
