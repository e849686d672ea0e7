export { RepositoryScreen as default } from '../features/landing/repository-screen.tsx';
