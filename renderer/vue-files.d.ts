/** Lets plain TypeScript accept single-file components (vue-tsc reads them themselves) and what Vite adds to a module. */
/// <reference types="vite/client" />
declare module '*.vue' {
  import type { DefineComponent } from 'vue'
  export const component: DefineComponent
  export default component
}
declare module '*.css'
declare module '@fontsource-variable/inter'
