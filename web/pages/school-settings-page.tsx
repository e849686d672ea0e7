export { SettingsScreen as default } from '../features/system/settings-screen.tsx';
