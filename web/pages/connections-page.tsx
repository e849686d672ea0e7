export { ConnectionsScreen as default } from '../features/connections/connections-screen.tsx';
