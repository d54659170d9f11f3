/** The window's own resources: the library, search, reviews, settings. Times are ISO 8601 in UTC. */
import { z } from 'zod'
import { documentTypes } from './full-analysis.ts'
import { analysisKinds, analysisStatuses } from './service.ts'
import { statementTypes } from './statement-figures.ts'

const time = z.iso.datetime()

export const LibraryDocument = z.object({
  id: z.string(),
  analysisId: z.string(),
  fileName: z.string(),
  /** Bytes. */
  size: z.number().int(),
  receivedAt: time,
  /** When retention removes the file; null when it is gone already. */
  deleteAt: time.nullable(),
  kind: z.enum(analysisKinds),
  appId: z.string().nullable(),
  companyName: z.string().nullable(),
  /** What it was taken for; empty: not known, or not read yet. */
  documentTypes: z.array(z.enum(documentTypes)),
  /** The last day it speaks of, else that of its analysis. */
  periodEnd: z.string().nullable(),
  status: z.enum(analysisStatuses),
  reviewed: z.boolean(),
  /** Documents with the same content, this one included. */
  copies: z.number().int(),
  /** Documents its analysis was made of, this one included. */
  together: z.number().int(),
  /** Corrections of its analysis. */
  corrections: z.number().int(),
})
export const Library = z.object({ documents: z.array(LibraryDocument), total: z.number().int() })

/** An analysis with the documents it was made of. */
export const ListedAnalysis = z.object({
  analysisId: z.string(),
  kind: z.enum(analysisKinds),
  appId: z.string().nullable(),
  companyName: z.string().nullable(),
  periodEnd: z.string().nullable(),
  receivedAt: time,
  status: z.enum(analysisStatuses),
  reviewed: z.boolean(),
  corrections: z.number().int(),
  documents: z.array(LibraryDocument.pick({ id: true, fileName: true, size: true, deleteAt: true })),
})
export const AnalysisListing = z.object({ analyses: z.array(ListedAnalysis), total: z.number().int() })

export const SearchHit = z.object({
  documentId: z.string(),
  analysisId: z.string(),
  fileName: z.string(),
  companyName: z.string().nullable(),
  kind: z.enum(analysisKinds),
  page: z.number().int(),
  /** Words around the hit; the hit stands between U+0002 and U+0003. */
  snippet: z.string(),
})
export const CompanyHit = z.object({
  companyName: z.string(),
  analyses: z.number().int(),
  /** The newest of them. */
  analysisId: z.string(),
  kind: z.enum(analysisKinds),
})
export const ApplicationHit = z.object({ appId: z.string(), companyName: z.string().nullable() })
export const SearchResult = z.object({
  /** Pages by their words, best first. */
  hits: z.array(SearchHit),
  /** By the name of file or company, newest first; so are the two below. */
  documents: z.array(LibraryDocument),
  companies: z.array(CompanyHit),
  applications: z.array(ApplicationHit),
})

export const Review = z.object({
  reviewed: z.boolean(),
  /** JSON pointers looked at and left as they are. */
  accepted: z.array(z.string()).max(5000),
})

/** Settings that are kept in the data folder; each takes effect at the next start unless it says otherwise. */
export const DeskSetting = z.object({
  name: z.string(),
  flag: z.string().nullable(),
  help: z.string(),
  /** Its values are not told: true stands for whatever is set. */
  secret: z.boolean(),
  /** As it is in force now. */
  value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  /** As it is stored; null when it is not. */
  stored: z.union([z.string(), z.number(), z.boolean(), z.null()]),
})
export const DeskSettings = z.object({
  settings: z.array(DeskSetting),
  /** What the key of database and documents lies in. */
  protection: z.enum(['key-file', 'passphrase', 'keychain']),
  /** Folder of database, documents and key. */
  dataDir: z.string(),
  /** Where the service listens. */
  address: z.string(),
})
/** Sets, changes or removes the passphrase of the data folder; it is asked for from the next start on. */
export const PassphraseChange = z.object({
  /** null: there is none. */
  current: z.string().max(1000).nullable(),
  /** null: the key is to lie where it lay before, in its file or in the keychain. */
  next: z.string().max(1000).nullable(),
})
export const SettingChange = z.object({ name: z.string(), value: z.string().nullable() })

export const Overview = z.object({
  counts: z.array(z.object({ kind: z.enum(analysisKinds), status: z.enum(analysisStatuses), count: z.number().int() })),
  /** Deliveries given up. */
  deadDeliveries: z.number().int(),
  /** Whether API keys are admitted; the window always is. */
  admitsKeys: z.boolean(),
  version: z.string(),
  retentionDays: z.number().int(),
})

/** What a file is taken for before it is submitted. */
export const Recognition = z.object({
  /** The documents in the file; every page belongs to exactly one. */
  parts: z.array(
    z.object({
      docType: z.enum(documentTypes),
      /** 0 to 1. */
      confidence: z.number(),
      /** 1-based. */
      pages: z.array(z.number().int()),
    }),
  ),
  /** With the newest period of each; the one with most figures first. */
  statements: z.array(z.object({ statementType: z.enum(statementTypes), periodEnd: z.string().nullable() })),
  /** Of the statements, else the holder of the account, the applicant, or who sent the invoice; null when none is said. */
  companyName: z.string().nullable(),
  /** Of bank statements: the last day they cover; null when they do not say. */
  accountsUntil: z.string().nullable(),
  pages: z.number().int(),
})
export const Recognized = z.object({
  ...Recognition.shape,
  /** Documents with the same content that are there already, newest first. */
  known: z.array(z.object({ analysisId: z.string(), fileName: z.string(), receivedAt: time })),
})

/** What is told while a file is looked at, one event each; `recognized` or `refused` is the last. */
export const RecognitionEvent = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('reading'),
    /** 1-based; of `pages`. */
    page: z.number().int(),
    pages: z.number().int(),
    /** Of a scan: its text is being recognized. */
    ocr: z.boolean(),
  }),
  z.object({ state: z.literal('recognized'), found: Recognized }),
  /** As an answer would have said it, and its X-Error-Code. */
  z.object({ state: z.literal('refused'), message: z.string(), code: z.string() }),
])

export type RecognitionEvent = z.infer<typeof RecognitionEvent>
export type LibraryDocument = z.infer<typeof LibraryDocument>
export type Library = z.infer<typeof Library>
export type ListedAnalysis = z.infer<typeof ListedAnalysis>
export type AnalysisListing = z.infer<typeof AnalysisListing>
export type SearchHit = z.infer<typeof SearchHit>
export type CompanyHit = z.infer<typeof CompanyHit>
export type ApplicationHit = z.infer<typeof ApplicationHit>
export type SearchResult = z.infer<typeof SearchResult>
export type Review = z.infer<typeof Review>
export type DeskSetting = z.infer<typeof DeskSetting>
export type DeskSettings = z.infer<typeof DeskSettings>
export type SettingChange = z.infer<typeof SettingChange>
export type PassphraseChange = z.infer<typeof PassphraseChange>
export type Recognition = z.infer<typeof Recognition>
export type Recognized = z.infer<typeof Recognized>
export type Overview = z.infer<typeof Overview>
