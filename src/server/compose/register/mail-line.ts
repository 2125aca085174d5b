export type AsideKind = 'signature' | 'disclaimer' | 'banner' | 'mail-header'
/** The role of a line in an email; a line without content about the work has an `aside`. */
export type MailLine = { aside?: AsideKind; message: number; speaker?: string; earlier: boolean }
