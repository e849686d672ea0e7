export { RepositoryScreen as default } from '../features/landing/documents/repository-screen.tsx';
