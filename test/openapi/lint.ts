/** Lints the OpenAPI document with Redocly (`recommended`) and Spectral (`spectral:oas`): neither may find an error or a warning. */
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { openApiDocument } from '../../core/api/openapi/document.ts'

const document = openApiDocument('http://127.0.0.1:4780', '0.1.0')

async function redoclyFaults(): Promise<readonly string[]> {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  return problems.map(
    ({ ruleId, message, location }) => `Redocly ${ruleId}: ${message} (${location[0]?.pointer ?? ''})`,
  )
}

async function spectralFaults(): Promise<readonly string[]> {
  const linter = new spectral.Spectral()
  linter.setRuleset({ extends: [rulesets.oas as RulesetDefinition] })
  const problems = await linter.run(document)
  return problems.map(({ code, message, path }) => `Spectral ${code}: ${message} (${path.join('/')})`)
}

const faults = [...(await redoclyFaults()), ...(await spectralFaults())]
for (const fault of faults) console.error(fault)
console.log(`${faults.length} faults in the OpenAPI document.`)
process.exitCode = faults.length === 0 ? 0 : 1
