/** Mounts the interface. */
import '@fontsource-variable/inter'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { followAppearance } from './ui/appearance.ts'
import { guardAssignments } from './ui/trusted-types.ts'
import { router } from './router.ts'
import './ui/element-plus.css'
import './styles.css'

guardAssignments()
followAppearance()
createApp(App).use(createPinia()).use(router).mount('#app')
