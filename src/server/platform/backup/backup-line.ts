import { z } from 'zod'

/** The lines of a backup before compression: a head, then tables with their rows, sequences, and an end. */
export const Head = z.object({ backup: z.literal(1), madeAt: z.string(), migrations: z.array(z.string()) })
export type Head = z.infer<typeof Head>

export const Table = z.object({ table: z.string(), columns: z.array(z.string()).min(1) })
export type Table = z.infer<typeof Table>

/** PostgreSQL's own text form of its values, which loses nothing. */
export const Row = z.array(z.string().nullable())
export type Row = z.infer<typeof Row>

export const Sequence = z.object({ sequence: z.string(), value: z.string(), isCalled: z.boolean() })
export type Sequence = z.infer<typeof Sequence>

/** `sha256`: the hash of every byte before this line. */
export const End = z.object({ rows: z.record(z.string(), z.int()), sha256: z.string() })
export type End = z.infer<typeof End>

export const Line = z.union([Row, Table, Sequence, Head, End])
export type Line = z.infer<typeof Line>
