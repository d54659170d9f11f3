/** The window's own resources: the library, search, reviews, settings. Times are ISO 8601 in UTC. */
import { z } from 'zod'
import { AppId } from './app-id.ts'
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
  /** When retention removes the file; null when it is already removed. */
  deleteAt: time.nullable(),
  kind: z.enum(analysisKinds),
  appId: z.string().nullable(),
  companyName: z.string().nullable(),
  /** Its document type; empty when it is not known or has not been read yet. */
  documentTypes: z.array(z.enum(documentTypes)),
  /** The last date it covers, else the date of its analysis. */
  periodEnd: z.string().nullable(),
  status: z.enum(analysisStatuses),
  reviewed: z.boolean(),
  /** Number of documents with the same content, this one included. */
  copies: z.number().int(),
  /** Number of documents in its analysis, this one included. */
  together: z.number().int(),
  /** Number of corrections of its analysis. */
  corrections: z.number().int(),
})
export const Library = z.object({ documents: z.array(LibraryDocument), total: z.number().int() })

/** An analysis with the documents it is made of. */
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
  /** Of the newest result, those that only inform left out. */
  failedChecks: z.number().int(),
  documents: z.array(LibraryDocument.pick({ id: true, fileName: true, size: true, deleteAt: true })),
})
export const AnalysisListing = z.object({ analyses: z.array(ListedAnalysis), total: z.number().int() })

/** The product whose checklist the documents of an application are held against; null: nobody chose one. */
export const ApplicationProduct = z.object({ product: z.string().min(1).max(100).nullable() })

/** A sheet of a document without pages. */
export const ShownSheet = z.object({
  name: z.string(),
  /** Lines of text: each row has one cell. */
  isText: z.boolean(),
  /** In their order; rows without a cell are left out. */
  rows: z.array(
    z.object({
      /** Of the row or line in the file, from 1. */
      number: z.number().int().min(1),
      /** From the first column on; '': the cell is empty. */
      cells: z.array(z.string()),
    }),
  ),
})
export const ShownSheets = z.object({ sheets: z.array(ShownSheet) })

export const SearchHit = z.object({
  documentId: z.string(),
  analysisId: z.string(),
  fileName: z.string(),
  companyName: z.string().nullable(),
  kind: z.enum(analysisKinds),
  page: z.number().int(),
  /** Words around the hit; the hit is enclosed in U+0002 and U+0003. */
  snippet: z.string(),
})
export const CompanyHit = z.object({
  companyName: z.string(),
  analyses: z.number().int(),
  /** The newest of its analyses. */
  analysisId: z.string(),
  kind: z.enum(analysisKinds),
})
export const ApplicationHit = z.object({ appId: z.string(), companyName: z.string().nullable() })
export const SearchResult = z.object({
  /** Pages by their words, best match first. */
  hits: z.array(SearchHit),
  /** By name of file or company, newest first; so are the two below. */
  documents: z.array(LibraryDocument),
  companies: z.array(CompanyHit),
  applications: z.array(ApplicationHit),
})

export const Review = z.object({
  reviewed: z.boolean(),
  /** Why it is marked as reviewed although values are flagged; only when it is sent. */
  note: z.string().trim().max(5000).nullish(),
  /** JSON pointers that were reviewed and left unchanged. */
  accepted: z.array(z.string()).max(5000),
})

/** A document within a file of an application, as a person states it. */
export const StatedDocument = z.object({
  /** 1-based, ascending; of no other document of the file. */
  pages: z.array(z.number().int().min(1)).min(1).max(5000),
  /** null: it is classified by its pages. */
  docType: z.enum(documentTypes).nullable(),
})
/** Which pages of a file are which document; null: as they are recognized. Pages that are in no document are left out. */
export const Arrangement = z.object({ documents: z.array(StatedDocument).min(1).max(500).nullable() })
/** `appId` null: to an analysis of its own. `pages`: the document that they are goes alone, in a copy of the file; null: the whole file. */
export const DocumentMove = z.object({
  appId: AppId.nullable(),
  pages: z.array(z.number().int().min(1)).min(1).nullable(),
})
/** The file as it now lies in the other application, or the analysis. */
export const MovedDocument = z.object({ id: z.string(), analysisId: z.string() })

/** Settings stored in the data folder; each takes effect at the next start unless it says otherwise. */
export const DeskSetting = z.object({
  name: z.string(),
  flag: z.string().nullable(),
  help: z.string(),
  /** Its values are secret: `true` stands for any value. */
  secret: z.boolean(),
  /** The value in effect. */
  value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  /** The stored value; null when none is stored. */
  stored: z.union([z.string(), z.number(), z.boolean(), z.null()]),
})
export const DeskSettings = z.object({
  settings: z.array(DeskSetting),
  /** Where the key of the database and the documents is kept. */
  protection: z.enum(['key-file', 'passphrase', 'keychain']),
  /** Folder of the database, the documents and the key. */
  dataDir: z.string(),
  /** Address on which the service listens. */
  address: z.string(),
})
/** Sets, changes or removes the passphrase of the data folder; it is requested from the next start on. */
export const PassphraseChange = z.object({
  /** null: no passphrase is set. */
  current: z.string().max(1000).nullable(),
  /** null: the key returns to its previous location, its file or the keychain. */
  next: z.string().max(1000).nullable(),
})
export const SettingChange = z.object({ name: z.string(), value: z.string().nullable() })

export const Overview = z.object({
  counts: z.array(z.object({ kind: z.enum(analysisKinds), status: z.enum(analysisStatuses), count: z.number().int() })),
  /** Deliveries that were given up. */
  deadDeliveries: z.number().int(),
  /** Whether API keys are admitted; the window always is. */
  admitsKeys: z.boolean(),
  version: z.string(),
  retentionDays: z.number().int(),
})

/** The classification of a file before it is submitted. */
export const Classification = z.object({
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
  /** With the newest period of each; the one with the most values first. */
  statements: z.array(z.object({ statementType: z.enum(statementTypes), periodEnd: z.string().nullable() })),
  /**
   * Of the statements, else the account holder, the applicant, or the sender of the invoice; null when none is stated.
   */
  companyName: z.string().nullable(),
  /** Of bank statements: the last date they cover; null when none is stated. */
  accountsUntil: z.string().nullable(),
  pages: z.number().int(),
  /** A picture is read as a scan, a sheet cell by cell; of a container only the names of its files are known. */
  format: z.enum(['pdf', 'picture', 'feed', 'sheet', 'container']),
  /** Of a container: the paths of the documents in it. */
  contains: z.array(z.string()),
})
export const ClassifiedFile = z.object({
  ...Classification.shape,
  /** Documents with the same content that are already stored, newest first. */
  known: z.array(z.object({ analysisId: z.string(), fileName: z.string(), receivedAt: time })),
})

/** The events while a file is classified; the last is `classified` or `refused`. */
export const ClassificationEvent = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('reading'),
    /** 1-based, out of `pages`. */
    page: z.number().int(),
    pages: z.number().int(),
    /** Whether the page is a scan whose text is being recognized. */
    ocr: z.boolean(),
  }),
  z.object({ state: z.literal('classified'), found: ClassifiedFile }),
  /** The message and the X-Error-Code that an error response would have. */
  z.object({ state: z.literal('refused'), message: z.string(), code: z.string() }),
])

/** What waits in the watched folder; `folder` null: none is watched. */
export const WatchedFolderFiles = z.object({
  folder: z.string().nullable(),
  files: z.array(z.object({ id: z.string(), fileName: z.string(), size: z.number().int() })),
})
export type WatchedFolderFiles = z.infer<typeof WatchedFolderFiles>

/** Why a value was chosen, or at which stage it was lost. */
export const Explanation = z.object({
  /** What the file was classified as. */
  documents: z.array(z.object({ type: z.enum(documentTypes), pages: z.array(z.number().int()) })),
  /** The outcome first, then what each stage recorded; empty when no stage knows the field. */
  steps: z.array(z.object({ stage: z.string(), text: z.string() })),
})

export type Explanation = z.infer<typeof Explanation>
export type ClassificationEvent = z.infer<typeof ClassificationEvent>
export type LibraryDocument = z.infer<typeof LibraryDocument>
export type ApplicationProduct = z.infer<typeof ApplicationProduct>
export type ShownSheet = z.infer<typeof ShownSheet>
export type ShownSheets = z.infer<typeof ShownSheets>
export type Library = z.infer<typeof Library>
export type ListedAnalysis = z.infer<typeof ListedAnalysis>
export type AnalysisListing = z.infer<typeof AnalysisListing>
export type SearchHit = z.infer<typeof SearchHit>
export type CompanyHit = z.infer<typeof CompanyHit>
export type ApplicationHit = z.infer<typeof ApplicationHit>
export type SearchResult = z.infer<typeof SearchResult>
export type Review = z.infer<typeof Review>
export type StatedDocument = z.infer<typeof StatedDocument>
export type Arrangement = z.infer<typeof Arrangement>
export type DocumentMove = z.infer<typeof DocumentMove>
export type MovedDocument = z.infer<typeof MovedDocument>
export type DeskSetting = z.infer<typeof DeskSetting>
export type DeskSettings = z.infer<typeof DeskSettings>
export type SettingChange = z.infer<typeof SettingChange>
export type PassphraseChange = z.infer<typeof PassphraseChange>
export type Classification = z.infer<typeof Classification>
export type ClassifiedFile = z.infer<typeof ClassifiedFile>
export type Overview = z.infer<typeof Overview>

/** A one-time code, exchanged for what admits the window. */
export const SessionRequest = z.object({ code: z.string().min(1).max(200) })
export interface Session {
  readonly token: string
}

/** What `npm run backup` asks of a running service: to hold the database's file still while it is copied. */
export const BackupFreezeRequest = z.object({
  /** Of the data folder. */
  token: z.string(),
  action: z.enum(['begin', 'keep', 'end']),
  /** Of the freeze, for what follows `begin`. */
  id: z.string().optional(),
})
export type BackupFreezeRequest = z.infer<typeof BackupFreezeRequest>
export const BackupFreeze = z.object({
  /** null: there is no such freeze any more. */
  id: z.string().nullable(),
  /** Whether the file was one state of the database until now. */
  isIntact: z.boolean(),
  /** Of `begin`: the SHA-256 (hex) of every stored result. */
  answers: z.array(
    z.object({ kind: z.enum(['analysis', 'application']), id: z.string(), revision: z.number(), sha256: z.string() }),
  ),
})
export type BackupFreeze = z.infer<typeof BackupFreeze>
