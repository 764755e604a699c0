bring cloud;
bring "./storage.w" as storage;

let links = new storage.Links();
